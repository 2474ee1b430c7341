import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { generateIdentity } from 'age-encryption';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { testKey } from '../../../test/data/backup-places.ts';
import { allRows } from '../../../test/data/database-rows.ts';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { makeDatabase, useOwnServer } from '../../../test/servers/server.ts';
import { openPlace } from '../storage/place.ts';
import { parseS3Address } from '../storage/storage-url.ts';
import { readArchive } from './archive-reader.ts';
import { makeBackup } from './backup.ts';
import { type BackupFile, openFile } from './file.ts';
import { openBucket } from './places.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

// Some tests start a database server of their own.
vi.setConfig({ testTimeout: 60_000 });

const report = () => undefined;
const server = useOwnServer({ mail: false });
const tenant = useTenant(server);

const openFiles = async (dataDir: string) => {
  const place = await openPlace({ dataDir, storageUrl: null });
  await place.staging.clear(new Date(0));
  return place;
};

// One photo that does not compress, so that the archive has more than one part of age.
beforeEach(async () => {
  const id = randomUUIDv7();
  const { storage } = await openFiles(server.dataDir);
  await storage.write(`${tenant.id}/${id}/original`, Readable.from([randomBytes(200_000)]));
  const png = { content_type: 'image/png', size_bytes: 200_000, width: 1, height: 1 };
  await tenant.transact((tx) =>
    tx
      .insertInto('stored_files')
      .values({ ...png, id, state: 'stored' })
      .execute(),
  );
});

const readAll = (file: BackupFile) =>
  readArchive(file, {
    begin: async () => undefined,
    rows: async () => undefined,
    jobs: async () => undefined,
    file: async (_, contents) => void (await text(contents)),
  });

/** A file in a bucket, which is read with the key of its recipient or another. */
async function openInBucket(url: string, identity: string | null = testKey.identity) {
  const address = parseS3Address(url);
  if (!address) throw new Error(`${url} is no bucket`);
  const place = await openBucket(address);
  return openFile(place, 'backup.tar.age', { recipient: testKey.recipient, identity });
}

describe('an encrypted backup in a bucket', () => {
  it('is verified and restored with its key, and has nothing readable', async () => {
    await using s3 = await startS3Server();
    const file = await openInBucket(s3.url);
    const from = { ...(await openFiles(server.dataDir)), ownerUrl: server.ownerUrl };
    const made = await makeBackup({ ...from, target: file, report });
    const contents = s3.objects.get('files/backup.tar.age') ?? Buffer.alloc(0);
    expect(contents.length).toBe(made.bytes);
    expect(contents.includes('header.json')).toBe(false);
    expect((await verifyBackup(file, report)).files.count).toBe(made.files);
    const { url: ownerUrl, drop } = await makeDatabase('empty');
    onTestFinished(drop);
    const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-restored-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { storage } = await openFiles(folder);
    await restoreBackup({ file, ownerUrl, storage, report });
    expect(await allRows(ownerUrl)).toEqual(await allRows(server.ownerUrl));
    await expect(makeBackup({ ...from, target: file, report })).rejects.toThrow('exists already');
  });

  it('is rejected without its key, with another, and when it is cut off or changed', async () => {
    await using s3 = await startS3Server();
    const file = await openInBucket(s3.url);
    await makeBackup({
      ...(await openFiles(server.dataDir)),
      ownerUrl: server.ownerUrl,
      target: file,
      report,
    });
    const other = `${await generateIdentity()}\n`;
    const errors = [
      [null, 'give its key by --identity FILE'],
      ['no key', 'has no line AGE-SECRET-KEY'],
      ['AGE-SECRET-KEY-1', 'is not whole'],
      [other, 'is not that of the recipient'],
    ] as const;
    for (const [identity, message] of errors) {
      const given = await openInBucket(s3.url, identity);
      await expect(readAll(given)).rejects.toThrow(message);
    }
    const contents = s3.objects.get('files/backup.tar.age') ?? Buffer.alloc(0);
    const changed = Buffer.from(contents);
    changed[contents.length - 70_000] = (changed[contents.length - 70_000] ?? 0) ^ 1;
    for (const damaged of [changed, contents.subarray(0, -1), contents.subarray(0, 100)]) {
      s3.objects.set('files/backup.tar.age', damaged);
      await expect(readAll(file)).rejects.toThrow('The backup is damaged or incomplete');
    }
    s3.objects.clear();
    await expect(readAll(file)).rejects.toThrow('There is no file backup.tar.age.');
  });

  it('leaves no object and no parts when the app stops, or the bucket is full', async () => {
    await using s3 = await startS3Server();
    const file = await openInBucket(s3.url);
    const from = { ...(await openFiles(server.dataDir)), ownerUrl: server.ownerUrl };
    const stop = new AbortController();
    from.storage.getPath = () => {
      stop.abort();
      return undefined;
    };
    const stopping = makeBackup({ ...from, target: file, report, closing: stop.signal });
    await expect(stopping).rejects.toThrow('aborted');
    s3.refuseWrites = true;
    const full = {
      ...(await openFiles(server.dataDir)),
      ownerUrl: server.ownerUrl,
      target: file,
      report,
    };
    await expect(makeBackup(full)).rejects.toThrow('XMinioStorageFull');
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
  });
});
