import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rethrowStorageError, StorageFullError } from './errors.ts';
import { LocalDisk } from './local-disk.ts';
import { createStorage, type Storage } from './storage.ts';

let root: string;
let storage: Storage;

const staging = () => readdir(path.join(root, '.staging'));
const stored = (name: string) => readFile(path.join(root, name), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ploegplan-storage-'));
  await mkdir(path.join(root, '.staging'));
  storage = createStorage(new LocalDisk(root, path.join(root, '.staging')));
});

afterEach(() => rm(root, { recursive: true }));

test('write creates the folders, and read returns the contents', async () => {
  await storage.write('tenant/file/original', Readable.from(['een ', 'steiger']));
  expect(await stored('tenant/file/original')).toBe('een steiger');
  const contents = await storage.read('tenant/file/original');
  expect(contents && (await text(contents))).toBe('een steiger');
  expect(await staging()).toEqual([]);
});

test('write leaves nothing behind when it fails, and keeps the previous file', async () => {
  await storage.write('tenant/file/original', Readable.from(['heel']));
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('cut off');
    })(),
  );
  await expect(storage.write('tenant/file/original', broken)).rejects.toThrow('cut off');
  expect(await stored('tenant/file/original')).toBe('heel');
  expect(await staging()).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'destroying the stream of read closes the file',
  async () => {
    await storage.write('tenant/file/original', Readable.from([Buffer.alloc(1_000_000)]));
    const before = (await readdir('/proc/self/fd')).length;
    for (let reader = 0; reader < 20; reader += 1) {
      const contents = await storage.read('tenant/file/original');
      await new Promise((resolve) => contents?.once('data', resolve));
      await new Promise((resolve) => contents?.destroy().once('close', resolve));
    }
    expect((await readdir('/proc/self/fd')).length).toBeLessThan(before + 20);
  },
);

test.each(['ENOSPC', 'EDQUOT'])('rethrowStorageError turns %s into StorageFullError', (code) => {
  expect(() => rethrowStorageError(Object.assign(new Error(), { code }))).toThrow(StorageFullError);
});
