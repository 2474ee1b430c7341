import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exists, removeUnfinished, syncFolder } from '../data-folder.ts';
import type { S3Address } from '../storage/storage-url.ts';
import { BackupError } from './format.ts';
import type { Destination } from './settings.ts';

/** Where backups lie. */
export interface BackupPlace extends Disposable {
  /** Takes the contents of a file that must not exist. It has its name only once it is complete and stored. Returns its size. */
  write(name: string, contents: AsyncIterable<Uint8Array>): Promise<number>;
  read(name: string): Promise<Readable>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

const createTakenError = (name: string) =>
  new BackupError(`The file ${name} exists already; choose another name.`);

export const openFolder = (folder: string): BackupPlace => ({
  async write(name, contents) {
    const target = path.join(folder, name);
    if (await exists(target)) throw createTakenError(target);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    const unfinished = `${target}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
    try {
      const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(contents, file);
      const { size } = await stat(unfinished);
      await rename(unfinished, target);
      await syncFolder(folder);
      return size;
    } finally {
      await rm(unfinished, { force: true });
    }
  },
  read: async (name) => createReadStream(path.join(folder, name)),
  list: () => readdir(folder),
  remove: (name) => rm(path.join(folder, name), { force: true }),
  [Symbol.dispose]: () => undefined,
});

/** A bucket takes 10,000 parts, so a backup may have 320 GB. Two of them are in memory at once. */
const UPLOAD = { partSize: 32 * 1024 * 1024, queueSize: 2 };

export async function openBucket(address: S3Address): Promise<BackupPlace> {
  // Loaded only where it is used, because it delays the start.
  const { S3Bucket } = await import('../storage/s3-bucket.ts');
  const bucket = new S3Bucket(address, UPLOAD);
  return {
    async write(name, contents) {
      if (await bucket.fileExists(name, {})) throw createTakenError(name);
      let bytes = 0;
      async function* counted() {
        for await (const chunk of contents) {
          bytes += chunk.length;
          yield chunk;
        }
      }
      await bucket.write(name, Readable.from(counted(), { objectMode: false }), {});
      return bytes;
    },
    read: (name) => bucket.read(name),
    async list() {
      const names: string[] = [];
      for await (const { path, isFile } of bucket.list('', { deep: false })) {
        if (isFile) names.push(path);
      }
      return names;
    },
    remove: (name) => bucket.deleteFile(name, {}),
    [Symbol.dispose]: () => bucket.close(),
  };
}

export const openDestination = async (destination: Destination): Promise<BackupPlace> =>
  destination.kind === 'bucket' ? openBucket(destination.bucket) : openFolder(destination.folder);
