import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStates } from '../../../test/calls/uploads.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { type OpenStorage, openStorage } from './open.ts';
import type { NewFile } from './stored-files.ts';

// Opening the storage looks at the files of all tenants.
const server = useOwnServer();
const log = { warn: () => undefined };

let folder: string;
const tenant = useTenant(server);
let storage: OpenStorage;

/** Opens the storage as a start of the app does; with the embedded database no other process uses the same files. */
const open = (databaseUrl: string | null = null, filesFolder = folder) =>
  openStorage({
    config: { dataDir: folder, storageUrl: pathToFileURL(filesFolder).href, databaseUrl },
    pool: server.database.pool,
    log,
  });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-stored-'));
  storage = await open();
});

afterEach(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

async function newFile(contents = 'steiger'): Promise<NewFile> {
  const source = path.join(folder, '.staging', randomUUIDv7());
  await writeFile(source, contents);
  const sizeBytes = contents.length;
  return {
    id: randomUUIDv7(),
    contentType: 'image/png',
    sizeBytes,
    width: 1,
    height: 1,
    path: source,
  };
}

const onDisk = () => readdir(path.join(folder, tenant.id)).catch(() => []);

const markStored = (ids: string[]) => tenant.transact((tx) => storage.files.markStored(tx, ids));

const release = (id: string) => changeRows(tenant, 'stored_files', { state: 'deleting' }, { id });

const age = (id: string, changed_at: Date) =>
  changeRows(tenant, 'stored_files', { changed_at }, { id });

describe('stored files', () => {
  it('stay after a transaction marked them as stored, also when abandoned or swept later', async () => {
    const file = await newFile();
    await storage.files.add(tenant.id, [file]);
    expect(await fileStates(tenant)).toEqual(['pending']);
    await markStored([file.id]);
    await storage.files.abandon(tenant.id, [file.id]);
    await (await open()).close();
    const contents = await storage.files.read(tenant.id, file.id);
    expect(contents && (await text(contents))).toBe('steiger');
    expect(await fileStates(tenant)).toEqual(['stored']);
  });

  it('are deleted when abandoned while pending', async () => {
    const files = [await newFile(), await newFile()];
    await storage.files.add(tenant.id, files);
    await storage.files.abandon(
      tenant.id,
      files.map(({ id }) => id),
    );
    expect([await onDisk(), await fileStates(tenant)]).toEqual([[], []]);
  });

  it('are deleted when the transaction that marked them as stored was rolled back', async () => {
    const file = await newFile();
    await storage.files.add(tenant.id, [file]);
    const failing = tenant.transact(async (tx) => {
      await storage.files.markStored(tx, [file.id]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await storage.files.abandon(tenant.id, [file.id]);
    expect([await onDisk(), await fileStates(tenant)]).toEqual([[], []]);
  });

  it('are deleted when one of them could not be written', async () => {
    const [sound, broken] = [await newFile(), { ...(await newFile()), path: '/does/not/exist' }];
    await expect(storage.files.add(tenant.id, [sound, broken])).rejects.toThrow('ENOENT');
    await storage.files.abandon(tenant.id, [sound.id, broken.id]);
    expect([await onDisk(), await fileStates(tenant)]).toEqual([[], []]);
  });

  it('cannot be marked as stored after they were swept', async () => {
    const file = await newFile();
    await storage.files.add(tenant.id, [file]);
    await storage.files.abandon(tenant.id, [file.id]);
    await expect(markStored([file.id])).rejects.toThrow('were swept');
  });
});

describe('openStorage', () => {
  it('deletes the files of uploads that a crash interrupted', async () => {
    await storage.files.add(tenant.id, [await newFile()]);
    await (await open()).close();
    expect([await onDisk(), await fileStates(tenant)]).toEqual([[], []]);
    expect(await readdir(storage.staging.path)).toEqual([]);
  });

  it('completes deletions that a crash interrupted, before or after the file was deleted', async () => {
    const files = [await newFile(), await newFile()];
    await storage.files.add(tenant.id, files);
    for (const { id } of files) await release(id);
    await rm(path.join(folder, tenant.id, files[0]?.id ?? ''), { recursive: true });
    await (await open()).close();
    expect([await onDisk(), await fileStates(tenant)]).toEqual([[], []]);
  });

  it('keeps the recent uploads of another process', async () => {
    const [fresh, old] = [await newFile(), await newFile()];
    await storage.files.add(tenant.id, [fresh, old]);
    await age(old.id, new Date(Date.now() - 61 * 60 * 1000));
    await (await open('postgres://elsewhere')).close();
    expect(await onDisk()).toEqual([fresh.id]);
    expect(await fileStates(tenant)).toEqual(['pending']);
    expect(await readdir(storage.staging.path)).toHaveLength(2);
  });

  it('fails with one sentence when the folder cannot be created', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const starting = open(null, path.join(file, 'files'));
    await expect(starting).rejects.toThrow(/^The folder for uploaded files .* set STORAGE_URL/);
  });
});
