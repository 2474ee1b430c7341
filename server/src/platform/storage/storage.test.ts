import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/servers/s3-server.ts';
import { StorageFullError } from './errors.ts';
import { openPlace } from './place.ts';
import type { Storage } from './storage.ts';

const MEGABYTE = 1024 * 1024;

let folder: string;
let s3: S3Server;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-storage-'));
  s3 = await startS3Server();
});
afterEach(async () => {
  await s3[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const places = {
  'the local disk': () => pathToFileURL(path.join(folder, 'files')).href,
  'an S3-compatible service': () => s3.url,
};

describe.each(Object.entries(places))('storage on %s', (_, urlOf) => {
  let storage: Storage;
  let close: () => void;

  beforeEach(async () => {
    const place = await openPlace({ dataDir: folder, storageUrl: urlOf() });
    ({ storage, close } = place);
    await place.staging.clear(new Date());
  });
  afterEach(() => close());

  const all = async (what: 'files' | 'folders' = 'files', below = '') => {
    const names = await Array.fromAsync(storage.list(below, what));
    return names.filter((name) => !name.startsWith('.staging')).toSorted();
  };

  const read = async (name: string) => {
    const contents = await storage.read(name);
    return contents && (await text(contents));
  };

  /** Contents that break off after this many bytes. */
  const broken = (bytes: number) =>
    Readable.from(
      (function* () {
        for (let sent = 0; sent < bytes; sent += MEGABYTE) yield Buffer.alloc(MEGABYTE);
        throw new Error('cut off');
      })(),
    );

  it('returns what was written', async () => {
    await storage.write('tenant/file/original', Readable.from(['een ', 'steiger']));
    expect(await read('tenant/file/original')).toBe('een steiger');
    await storage.write('tenant/file/original', Readable.from(['een gevel']));
    expect(await read('tenant/file/original')).toBe('een gevel');
  });

  it('keeps a large file whole', async () => {
    const parts = Array.from({ length: 12 }, (_, at) => Buffer.alloc(MEGABYTE, at));
    await storage.write('tenant/file/original', Readable.from(parts));
    const contents = await storage.read('tenant/file/original');
    expect(contents && (await buffer(contents)).equals(Buffer.concat(parts))).toBe(true);
  });

  it('has no contents of a missing file', async () => {
    expect(await storage.read('tenant/file/original')).toBeUndefined();
  });

  it.each([0, 12 * MEGABYTE])(
    'has a whole file or none when writing breaks off after %i bytes',
    async (bytes) => {
      await storage.write('tenant/file/original', Readable.from(['heel']));
      await expect(storage.write('tenant/file/original', broken(bytes))).rejects.toThrow('cut off');
      await expect(storage.write('tenant/other/original', broken(bytes))).rejects.toThrow(
        'cut off',
      );
      expect(await all()).toEqual(['tenant/file/original']);
      expect(await read('tenant/file/original')).toBe('heel');
      expect(s3.uploads.size).toBe(0);
    },
  );

  it('has no file when its source cannot be opened', async () => {
    const missing = createReadStream(path.join(folder, 'missing'));
    await expect(storage.write('tenant/file/original', missing)).rejects.toThrow('ENOENT');
    expect(await all()).toEqual([]);
  });

  it('adds a file to a folder, and not to one that was removed', async () => {
    await storage.write('tenant/file/original', Readable.from(['heel']));
    await storage.addTo('tenant/file', 'preview', Readable.from(['klein']));
    expect(await read('tenant/file/preview')).toBe('klein');
    await storage.remove('tenant/file');
    await storage.addTo('tenant/file', 'preview', Readable.from(['klein']));
    expect(await all()).toEqual([]);
  });

  it('removes a whole folder, and accepts one that does not exist', async () => {
    await storage.write('tenant/file/original', Readable.from(['a']));
    for (const name of ['1', '2', '3', '4']) {
      await storage.addTo('tenant/file', name, Readable.from(['klein']));
    }
    await storage.write('tenant/other/original', Readable.from(['b']));
    await storage.remove('tenant/file');
    await storage.remove('tenant/file');
    expect(await all()).toEqual(['tenant/other/original']);
  });

  it('lists the folders in a folder, and the files below it', async () => {
    for (const name of ['one/a', 'one/b', 'one/c', 'one/d', 'two/a']) {
      await storage.write(`${name}/original`, Readable.from([name]));
    }
    expect(await all('folders')).toEqual(['one', 'two']);
    expect(await all('folders', 'one')).toEqual(['one/a', 'one/b', 'one/c', 'one/d']);
    expect(await all('files', 'two')).toEqual(['two/a/original']);
    expect(await all('files', 'three')).toEqual([]);
  });

  it('frees what a read uses when the reader leaves', async () => {
    await storage.write('tenant/file/original', Readable.from([Buffer.alloc(8 * MEGABYTE)]));
    for (let reader = 0; reader < 5; reader += 1) {
      const contents = await storage.read('tenant/file/original');
      await new Promise((resolve) => contents?.once('data', resolve));
      await new Promise((resolve) => contents?.destroy().once('close', resolve));
    }
    await vi.waitFor(() => expect(s3.reading()).toBe(0));
  });
});

describe('openPlace with a bucket', () => {
  it('keeps unfinished files in the data folder', async () => {
    const { staging, close } = await openPlace({ dataDir: folder, storageUrl: s3.url });
    close();
    expect(staging.path).toBe(path.join(folder, 'staging'));
    expect(await readdir(folder)).toEqual(['staging']);
  });

  it.each([
    ['the key is wrong', (url: string) => url.replace('test-key', 'other-key')],
    ['there is no such bucket', (url: string) => url.replace('ploegplan-files', 'elsewhere')],
    ['nothing answers', (url: string) => url.replace(/:\d+\//, ':1/')],
  ])('fails with one sentence when %s', async (_, change) => {
    await expect(openPlace({ dataDir: folder, storageUrl: change(s3.url) })).rejects.toThrow(
      /^The bucket .+ at http:.+ cannot be used \(.+\); correct STORAGE_URL\.$/,
    );
  });

  it('throws StorageFullError when its quota is used up', async () => {
    const { storage, close } = await openPlace({ dataDir: folder, storageUrl: s3.url });
    s3.refuseWrites = true;
    const writing = storage.write('tenant/file/original', Readable.from(['a']));
    await expect(writing).rejects.toThrow(StorageFullError);
    close();
  });
});
