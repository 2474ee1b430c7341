import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, watch } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { allRows, connected, structure } from '../../../test/data/database-rows.ts';
import { useSeed } from '../../../test/data/demo.ts';
import { migrateBefore } from '../../../test/data/old-schema.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { startS3Server } from '../../../test/servers/s3-server.ts';
import { makeDatabase, useOwnServer } from '../../../test/servers/server.ts';
import { record } from '../audit/log.ts';
import { lockKey } from '../database/advisory-locks.ts';
import { openDatabase } from '../database/pool.ts';
import { openPlace } from '../storage/place.ts';
import type { Storage } from '../storage/storage.ts';
import { StoredFiles } from '../storage/stored-files.ts';
import { readArchive } from './archive-reader.ts';
import { makeBackup } from './backup.ts';
import { openLocalFile } from './file.ts';
import { BackupError } from './format.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

// Some tests start a database server of their own.
vi.setConfig({ testTimeout: 60_000 });

const report = () => undefined;
const server = useOwnServer({ mail: false });
const seed = useSeed(server);
beforeAll(() => seed('2030-01-07'));
const tenant = useTenant(server);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const openFiles = async (dataDir = server.dataDir, storageUrl: string | null = null) => {
  const place = await openPlace({ dataDir, storageUrl });
  await place.staging.clear(new Date(0));
  return place;
};

async function backUp(name = 'backup.tar', ownerUrl = server.ownerUrl) {
  const target = path.join(folder, name);
  const file = openLocalFile(target);
  const made = await makeBackup({ ...(await openFiles()), ownerUrl, target: file, report });
  return { target, made };
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await makeDatabase('empty');
  onTestFinished(drop);
  return url;
}

/** Restores into a new database and a new folder. */
async function restore(file: string) {
  const [ownerUrl, dataDir] = [await emptyDatabase(), path.join(folder, 'restored')];
  const { storage } = await openFiles(dataDir);
  const restoring = restoreBackup({ file: openLocalFile(file), ownerUrl, storage, report });
  return { ownerUrl, dataDir, storage, restoring };
}

const filesOf = async (dataDir: string) => {
  const root = path.join(dataDir, 'files');
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const originals = names.filter((name) => name.endsWith('/original')).sort();
  return Promise.all(
    originals.map(async (name) => [name, await readFile(path.join(root, name), 'base64')]),
  );
};

const pendingJobs = (url: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      `select id, name, data, start_after, retry_limit from pgboss.job where state < 'completed' order by id`,
    );
    return rows;
  });

/** Rows of files of this tenant that are stored. */
const storeRows = (ids: string[]) =>
  tenant.transact((tx) =>
    tx
      .insertInto('stored_files')
      .values(ids.map((id) => ({ ...png, id, state: 'stored' })))
      .execute(),
  );

/** A file that is stored, with its row. */
async function addFile(files: StoredFiles): Promise<string> {
  const id = randomUUIDv7();
  const source = path.join(folder, id);
  await writeFile(source, 'steiger');
  const details = { contentType: 'image/png', sizeBytes: 7, width: 1, height: 1 };
  await files.add(tenant.id, [{ ...details, id, path: source }]);
  await tenant.transact((tx) => files.markStored(tx, [id]));
  return id;
}

/** The entries of a tar archive that hold something, and where their contents begin. */
function* entriesOf(archive: Buffer): Generator<{ name: string; begin: number }> {
  const BLOCK = 512;
  const field = (from: number, to: number) =>
    archive.toString('latin1', from, to).split('\0')[0] ?? '';
  for (let header = 0; archive[header]; ) {
    const size = Number.parseInt(field(header + 124, header + 136), 8);
    const begin = header + BLOCK;
    if (size > 0) yield { name: field(header, header + 100), begin };
    header = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}

const png = { content_type: 'image/png', size_bytes: 7, width: 1, height: 1 };

describe('backup and restore', () => {
  it('give every row, sequence, constraint, right, file and pending job back as it was', async () => {
    await tenant.transact((tx) => server.jobs.send(tx, 'account-mail', { a: 'é\n\t"' }, 3_600));
    const actor = { kind: 'operator', id: null, name: 'back\\slash\t' } as const;
    await tenant.transact((tx) => record(tx, { event: 'login', actor }));
    const { target, made } = await backUp();
    const before = await allRows(server.ownerUrl);
    const { ownerUrl, dataDir, restoring } = await restore(target);
    const manifest = await restoring;

    expect(await allRows(ownerUrl)).toEqual(before);
    for (const name of ['changes', 'audit_log', 'planning_items', 'images', 'app_keys', 'gods']) {
      expect(before[name]?.length, name).toBeGreaterThan(0);
    }
    expect(await structure(ownerUrl)).toEqual(await structure(server.ownerUrl));
    const files = await filesOf(server.dataDir);
    expect(await filesOf(dataDir)).toEqual(files);
    expect(files.length).toBeGreaterThan(0);
    expect(await pendingJobs(ownerUrl)).toEqual(await pendingJobs(server.ownerUrl));
    expect(await pendingJobs(ownerUrl)).toHaveLength(1);
    expect(made).toMatchObject({ files: files.length, missing: [] });
    expect(manifest.files.count).toBe(files.length);
    // The app starts on it, and continues its numbers.
    const restored = await openDatabase(ownerUrl);
    await restored.close();
    expect(await structure(ownerUrl)).toEqual(await structure(server.ownerUrl));
  });

  it('copy the files of one bucket to another', async () => {
    await using s3 = await startS3Server();
    const from = await openFiles(folder, `${s3.url.replace('?', '/from?')}`);
    const to = await openFiles(folder, `${s3.url.replace('?', '/to?')}`);
    const id = randomUUIDv7();
    const name = `${tenant.id}/${id}/original`;
    await from.storage.write(name, Readable.from(['steiger']));
    await storeRows([id]);
    const target = openLocalFile(path.join(folder, 'bucket.tar'));
    const made = await makeBackup({ ...from, ownerUrl: server.ownerUrl, target, report });
    expect(made.files).toBe(1);
    const { storage } = to;
    await restoreBackup({ file: target, ownerUrl: await emptyDatabase(), storage, report });
    expect(await text((await storage.read(name)) ?? Readable.from([]))).toBe('steiger');
    for (const { close } of [from, to]) close();
  });

  it('hold the files of the moment at which the backup began, when files come and go meanwhile', async () => {
    const local = await openFiles();
    const stored = new StoredFiles({ ...local, pool: server.database.pool, log: { warn: report } });
    const old = await addFile(stored);
    const change = async () => {
      await addFile(stored);
      await changeRows(tenant, 'stored_files', { state: 'deleting' }, { id: old });
      await stored.sweep(tenant.id);
    };
    let changing: Promise<void> | undefined;
    // As of a bucket, whose files are read one by one.
    const storage: Storage = {
      ...local.storage,
      getPath: () => undefined,
      read: async (name) => {
        changing ??= change();
        await changing;
        return local.storage.read(name);
      },
    };
    const target = path.join(folder, 'backup.tar');
    const from = { ...local, storage, ownerUrl: server.ownerUrl };
    const made = await makeBackup({ ...from, target: openLocalFile(target), report });
    expect(made.missing.filter((name) => name.startsWith(tenant.id))).toEqual([]);
    const { dataDir, restoring } = await restore(target);
    await restoring;
    expect(await readdir(path.join(dataDir, 'files', tenant.id))).toEqual([old]);

    await stored.sweep(tenant.id);
    expect(await stored.has(tenant.id, old, 'original')).toBe(false);
  });
});

describe('a backup', () => {
  it('names the rows whose file was gone before, and is whole otherwise', async () => {
    const id = randomUUIDv7();
    await storeRows([id]);
    const { target, made } = await backUp();
    expect(made.missing).toContain(`${tenant.id}/${id}`);
    const { restoring } = await restore(target);
    expect((await restoring).missing).toContain(`${tenant.id}/${id}`);
  });

  it('replaces no file, and leaves nothing when it fails', async () => {
    const { target } = await backUp();
    await expect(backUp()).rejects.toThrow(`The file ${target} exists already`);
    const broken = await openFiles();
    broken.storage.getPath = () => folder;
    await storeRows([randomUUIDv7()]);
    const failing = makeBackup({
      ...broken,
      ownerUrl: server.ownerUrl,
      target: openLocalFile(path.join(folder, 'other.tar')),
      report,
    });
    await expect(failing).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['backup.tar']);
  });

  it('ends at once in the middle of a table, and leaves nothing, when the app stops', async () => {
    const { url, drop } = await makeDatabase();
    onTestFinished(drop);
    await connected(url, (owner) =>
      owner.query(
        `insert into rate_limits (key) select repeat(n::text, 20) from generate_series(1, 300000) n`,
      ),
    );
    const stop = new AbortController();
    const watcher = watch(folder, () => stop.abort());
    onTestFinished(() => watcher.close());
    const target = openLocalFile(path.join(folder, 'backup.tar'));
    const files = await openFiles();
    const stopping = makeBackup({ ...files, ownerUrl: url, target, report, closing: stop.signal });
    await expect(stopping).rejects.toThrow('aborted');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is rejected while another is made', async () => {
    await connected(server.ownerUrl, async (other) => {
      await other.query('select pg_advisory_lock($1)', [lockKey('file-deletions')]);
      await expect(backUp()).rejects.toThrow('Another backup is being made');
    });
  });

  it('of an earlier version is restored as that, and migrated by the next start', async () => {
    const old = await emptyDatabase();
    const until = '0020';
    await connected(old, (owner) => migrateBefore(owner, until));
    await connected(old, (owner) =>
      owner.query(`begin; set local app.tenant_id = '${tenant.id}';
        insert into tenants (id, name, display_name) values ('${tenant.id}', 'oud', 'Oud');
        insert into clients (id, name) values (gen_random_uuid(), 'Jansen'); commit`),
    );
    const { target } = await backUp('old.tar', old);
    const { ownerUrl, restoring } = await restore(target);
    await restoring;
    expect(await allRows(ownerUrl)).toEqual(await allRows(old));
    expect(await structure(ownerUrl)).toEqual(await structure(old));
    await (await openDatabase(ownerUrl)).close();
    expect((await allRows(ownerUrl)).clients).toHaveLength(1);
  });
});

describe('restore', () => {
  it('rejects a database with tables, and a storage with files', async () => {
    const { target } = await backUp();
    const { storage } = await openFiles(path.join(folder, 'restored'));
    const file = openLocalFile(target);
    const onto = (ownerUrl: string) => restoreBackup({ file, ownerUrl, storage, report });
    await expect(onto(server.ownerUrl)).rejects.toThrow(
      /^The database is not empty: it has \d+ tables/,
    );
    await storage.write(`${tenant.id}/${randomUUIDv7()}/original`, Readable.from(['a']));
    await expect(onto(await emptyDatabase())).rejects.toThrow('The storage of files is not empty');
  });

  it.each([
    ['no backup', 'a file', 'The backup is damaged or incomplete'],
    ['nothing', null, 'There is no file'],
  ])('rejects a file that is %s', async (_, contents, message) => {
    const target = path.join(folder, 'given.tar');
    if (contents !== null) await writeFile(target, contents);
    await expect((await restore(target)).restoring).rejects.toThrow(message);
  });

  it('rejects a backup of a newer version', async () => {
    const newer = await emptyDatabase();
    await (await openDatabase(newer)).close();
    await connected(newer, (owner) =>
      owner.query(`insert into schema_migrations (name, checksum) values ('9999-later.sql', '')`),
    );
    const { target } = await backUp('newer.tar', newer);
    await expect((await restore(target)).restoring).rejects.toThrow(
      'newer version: it holds 9999-later.sql',
    );
  });
});

describe('a damaged backup', () => {
  let target: string;
  let contents: Buffer;
  beforeAll(async () => {
    const { url, drop } = await makeDatabase();
    const id = randomUUIDv7();
    await connected(url, (owner) =>
      owner.query(`begin; set local app.tenant_id = '${tenant.id}';
        insert into tenants (id, name, display_name) values ('${tenant.id}', 'bedrijf', 'Bedrijf');
        insert into stored_files (id, state, content_type, size_bytes, width, height)
          values ('${id}', 'stored', 'image/png', 1, 1, 1); commit`),
    );
    const { storage } = await openFiles();
    await storage.write(`${tenant.id}/${id}/original`, Readable.from(['steiger'.repeat(10_000)]));
    folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-backup-'));
    contents = await readFile((await backUp('whole.tar', url)).target);
    await rm(folder, { recursive: true });
    await drop();
  });
  beforeEach(async () => {
    target = path.join(folder, 'damaged.tar');
    await writeFile(target, contents);
  });

  const read = () =>
    readArchive(openLocalFile(target), {
      begin: async () => undefined,
      rows: async () => undefined,
      jobs: async () => undefined,
      file: async (_, file) => void (await text(file)),
    });

  it('is rejected when it is cut off anywhere', async () => {
    const { length } = contents;
    // The last kilobytes are the end marker of the tar format.
    for (const kept of [0, 1, 700, length * 0.3, length * 0.6, length * 0.9, length - 3_000]) {
      await truncate(target, Math.floor(kept));
      await expect(read(), `${kept} bytes`).rejects.toThrow(BackupError);
      await writeFile(target, contents);
    }
    await read();
  });

  it('is rejected when an entry would take more memory than any has, packed or unpacked', async () => {
    const header = { format: 1, version: '1', migrations: [], tables: [] };
    const member = gzipSync(Buffer.alloc(16 * 1024 ** 2));
    const tar = pack();
    tar.entry(
      { name: 'header.json' },
      JSON.stringify({ ...header, madeAt: '2026-11-28T12:00:00Z' }),
    );
    tar.entry({ name: 'tables/users/000001.gz' }, Buffer.concat(Array(17).fill(member)));
    tar.finalize();
    await pipeline(tar, createWriteStream(target));
    await expect(read()).rejects.toThrow(
      'its tables/users/000001.gz has more than 268435456 bytes.',
    );
    // Only the first block of an entry of 8 GB.
    const huge = pack();
    huge.entry({ name: 'header.json', size: 8 * 1024 ** 3 - 1 });
    await once(huge, 'readable');
    await writeFile(target, huge.read() as Buffer);
    await expect(read()).rejects.toThrow('its header.json has more than 268435456 bytes.');
  });

  it('is rejected when a byte of any entry changed', async () => {
    const entries = [...entriesOf(contents)];
    expect(entries.length).toBeGreaterThan(10);
    for (const { name, begin } of entries) {
      const changed = Buffer.from(contents);
      changed[begin] = (changed[begin] ?? 0) ^ 1;
      await writeFile(target, changed);
      await expect(read(), name).rejects.toThrow(BackupError);
    }
  });

  it('leaves database and storage empty when it is restored, and is not verified', async () => {
    const at = contents.lastIndexOf('steiger');
    const changed = Buffer.from(contents);
    changed.write('Steiger', at);
    await writeFile(target, changed);
    const { ownerUrl, storage, restoring } = await restore(target);
    await expect(restoring).rejects.toThrow(
      /^The backup is damaged or incomplete: the file .* is not as it was written\.$/,
    );
    expect(await allRows(ownerUrl)).toEqual({});
    expect(
      (await Array.fromAsync(storage.list('', 'files'))).filter((it) => !it.startsWith('.staging')),
    ).toEqual([]);
    await expect(verifyBackup(openLocalFile(target), report)).rejects.toThrow(
      'is not as it was written',
    );
  });
});

describe('verifyBackup', () => {
  it('accepts a whole backup', async () => {
    const { target, made } = await backUp();
    const { tables, files } = await verifyBackup(openLocalFile(target), report);
    expect(tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(made.rows);
    expect(files.count).toBe(made.files);
  });
});
