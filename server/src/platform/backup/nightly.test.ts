import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothPlaces } from '../../../test/data/backup-places.ts';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { openPlace } from '../storage/place.ts';
import { readArchive } from './archive-reader.ts';
import { openLocalFile } from './file.ts';
import { backUpWhenDue, type NightlyOptions } from './nightly.ts';
import { readLastBackups } from './runs.ts';

const server = useOwnServer();
let folder: string;
let options: NightlyOptions;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-nightly-'));
  const place = await openPlace({ dataDir: server.dataDir, storageUrl: null });
  await asOwner(server.ownerUrl, 'delete from backup_runs');
  options = {
    ...place,
    settings: inFolder(folder, 2),
    ownerUrl: server.ownerUrl,
    pool: server.database.pool,
    log: { info: () => undefined, error: () => undefined },
    closing: new AbortController().signal,
  };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (place: string, keep: number): NightlyOptions['settings'] => ({
  places: [{ kind: 'folder', folder: place }],
  at: '02:30',
  keep,
});
const at = (moment: string, given = options) => backUpWhenDue(given, new Date(moment));
const made = () => readdir(folder);
const last = (moment: string) => readLastBackups(server.database.pool, 'folder', new Date(moment));

describe('the nightly backup', () => {
  it('is made once a day from its time on, by one of the nodes', async () => {
    await at('2031-05-08T02:29+02:00');
    expect(await made()).toEqual([]);
    await Promise.all([at('2031-05-08T02:30+02:00'), at('2031-05-08T02:30+02:00')]);
    await at('2031-05-08T23:59+02:00');
    expect(await made()).toEqual(['ploegplan-2031-05-08T00-30-00Z.tar']);
    const { complete, failed } = await last('2031-05-08T23:59+02:00');
    expect(complete).toMatchObject({
      startedAt: new Date('2031-05-08T00:30Z'),
      file: 'ploegplan-2031-05-08T00-30-00Z.tar',
      missingFiles: 0,
    });
    expect(failed).toBeNull();
    const { tables } = await readArchive(
      openLocalFile(path.join(folder, (await made())[0] ?? '')),
      {
        begin: async () => undefined,
        rows: async () => undefined,
        jobs: async () => undefined,
        file: async (_, file) => void (await text(file)),
      },
    );
    expect(tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(complete?.rows);
  }, 60_000);

  it('is kept by number, and other files in the folder stay', async () => {
    await writeFile(path.join(folder, 'ploegplan.tar'), 'by hand');
    for (const day of ['08', '09', '10']) await at(`2031-05-${day}T03:00+02:00`);
    expect(await made()).toEqual([
      'ploegplan-2031-05-09T01-00-00Z.tar',
      'ploegplan-2031-05-10T01-00-00Z.tar',
      'ploegplan.tar',
    ]);
  });

  it('is tried again an hour after a failure, which is recorded; the earlier backups stay', async () => {
    await at('2031-05-07T03:00+02:00');
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const failing = { ...options, settings: inFolder(file, 1) };
    await at('2031-05-08T02:30+02:00', failing);
    await at('2031-05-08T03:29+02:00');
    expect(await made()).toEqual(['file', 'ploegplan-2031-05-07T01-00-00Z.tar']);
    const { failed } = await last('2031-05-08T03:29+02:00');
    expect(failed).toEqual({
      startedAt: new Date('2031-05-08T00:30Z'),
      error: expect.stringContaining('EEXIST'),
    });
    await at('2031-05-08T03:30+02:00');
    expect(await made()).toContain('ploegplan-2031-05-08T01-30-00Z.tar');
  });

  it('leaves nothing when the app stops, and is not a failure then', async () => {
    await at('2031-05-08T03:00+02:00', { ...options, closing: AbortSignal.abort() });
    expect(await made()).toEqual([]);
    const { complete, failed } = await last('2031-05-08T03:00+02:00');
    expect([complete, failed]).toEqual([null, null]);
  });

  it('is made each day also after one that was made while the clock was months ahead, which is then the oldest', async () => {
    const onlyOne = { ...options, settings: { ...options.settings, keep: 1 } };
    await at('2031-11-08T03:00+01:00', onlyOne);
    expect(await last('2031-05-08T03:00+02:00')).toMatchObject({ complete: null, failures: 0 });
    await at('2031-05-08T03:00+02:00', onlyOne);
    expect(await made()).toEqual(['ploegplan-2031-05-08T01-00-00Z.tar']);
    const { complete } = await last('2031-05-08T03:00+02:00');
    expect(complete?.startedAt).toEqual(new Date('2031-05-08T01:00Z'));
    await at('2031-11-08T03:00+01:00', onlyOne);
    expect(await made()).toEqual(['ploegplan-2031-11-08T02-00-00Z.tar']);
  });

  it('is made also after a failure while the clock was months ahead', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await at('2031-11-08T03:00+01:00', {
      ...options,
      settings: inFolder(file, 1),
    });
    await at('2031-05-08T03:00+02:00');
    expect(await made()).toContain('ploegplan-2031-05-08T01-00-00Z.tar');
  });
});

describe('the nightly backup in a bucket', () => {
  const DAY = '2031-05-08T';
  const inBucket = 'files/ploegplan-2031-05-08T00-30-00Z.tar.age';

  it('is made beside that in the folder, encrypted, as a stream that leaves no file, and kept by number', async () => {
    await using s3 = await startS3Server();
    const both = { ...options, settings: bothPlaces(folder, s3.url) };
    s3.objects.set('files/other', Buffer.from('by hand'));
    for (const day of ['06', '07', '08']) {
      await at(`2031-05-${day}T02:30+02:00`, both);
      await at(`2031-05-${day}T02:35+02:00`, both);
    }
    const names = [...s3.objects.keys()].sort();
    expect(names).toEqual([
      'files/other',
      'files/ploegplan-2031-05-07T00-35-00Z.tar.age',
      'files/ploegplan-2031-05-08T00-35-00Z.tar.age',
    ]);
    expect(s3.objects.get(names[2] ?? '')?.toString('latin1')).toMatch(/^age-encryption.org/);
    expect(s3.uploads.size).toBe(0);
    expect(await made()).toHaveLength(2);
  }, 60_000);

  it('is not held up by a full folder; its failure is logged, recorded and tried again in an hour, when the folder has had its own', async () => {
    await using s3 = await startS3Server();
    const errors: unknown[] = [];
    const log = { info: () => undefined, error: (error: unknown) => errors.push(error) };
    const both = { ...options, log, settings: bothPlaces(folder, s3.url) };
    s3.refuseWrites = true;
    for (const time of ['02:30', '02:35', '02:40', '03:34']) await at(`${DAY}${time}+02:00`, both);
    expect(await made()).toHaveLength(1);
    expect(errors).toMatchObject([{ kind: 'bucket' }]);
    const read = () => readLastBackups(server.database.pool, 'bucket', new Date(`${DAY}12:00Z`));
    const failed = { error: expect.stringContaining('XMinioStorageFull') };
    expect(await read()).toMatchObject({ complete: null, failures: 1, failed });
    s3.refuseWrites = false;
    await at(`${DAY}03:35+02:00`, both);
    expect(await read()).toMatchObject({ failures: 0 });
    expect(await made()).toHaveLength(1);

    await asOwner(server.ownerUrl, 'delete from backup_runs');
    s3.objects.clear();
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const full = { ...options, settings: bothPlaces(file, s3.url) };
    for (const time of ['02:25', '02:30', '02:30']) await at(`${DAY}${time}+02:00`, full);
    expect([...s3.objects.keys()]).toEqual([inBucket]);
  }, 60_000);
});
