import type { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { AwsS3StorageAdapter } from '@flystorage/aws-s3';
import { FileWasNotFound, type WriteOptions } from '@flystorage/file-storage';
import { StartError } from '../start-error.ts';
import { createMissingFileError } from './errors.ts';
import { intoExistingFolder } from './storage.ts';
import type { S3Address } from './storage-url.ts';

const CONNECT_MS = 5_000;
/** A stalled request ends after this time without a byte. */
const SILENCE_MS = 60_000;

/** A bucket of an S3-compatible service. An object is complete or absent: the service shows it only after its last byte. */
export class S3Bucket extends AwsS3StorageAdapter {
  readonly #address: S3Address;
  readonly #client: S3Client;

  /** @param uploadConfiguration the parts of a file that is written */
  constructor(
    address: S3Address,
    uploadConfiguration: { partSize?: number; queueSize?: number } = {},
  ) {
    const { bucket, prefix, ...service } = address;
    const client = new S3Client({
      ...service,
      // The path style works everywhere; addresses by host name need DNS names and certificates per bucket.
      forcePathStyle: true,
      // Many services do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    });
    super(client, { bucket, prefix, uploadConfiguration });
    this.#client = client;
    this.#address = address;
  }

  override async write(name: string, contents: Readable, options: WriteOptions): Promise<void> {
    const original = `${name.slice(0, name.lastIndexOf('/'))}/original`;
    const isAddition = options[intoExistingFolder] === true;
    try {
      if (isAddition && !(await this.fileExists(original, {})))
        throw createMissingFileError(original);
      // The type saves reading the first bytes to find one.
      await super.write(name, contents, { mimeType: 'application/octet-stream' });
    } finally {
      contents.destroy();
    }
    // The file may have been removed while this was written.
    if (isAddition && !(await this.fileExists(original, {}))) {
      await this.deleteFile(name, {});
      throw createMissingFileError(original);
    }
  }

  override async read(name: string): Promise<Readable> {
    try {
      return (await super.read(name, {})) as Readable;
    } catch (error) {
      if (error instanceof FileWasNotFound) throw createMissingFileError(name);
      throw error;
    }
  }

  /** Files are deleted one by one, the original last: a failed deletion throws, and what is left is found again. */
  override async deleteDirectory(name: string): Promise<void> {
    const files: string[] = [];
    for await (const { path, isFile } of this.list(name, { deep: true })) {
      if (isFile) files.push(path);
    }
    files.sort((a, b) => Number(a.endsWith('/original')) - Number(b.endsWith('/original')));
    for (const file of files) await this.deleteFile(file, {});
  }

  /** Throws a sentence for the operator when the bucket cannot be used. */
  async check(): Promise<void> {
    try {
      await this.directoryExists('', {});
    } catch (error) {
      const { name, message } = error as Error;
      const { bucket, endpoint } = this.#address;
      const reason = message || name;
      throw new StartError(
        `The bucket ${bucket} at ${endpoint} cannot be used (${reason}); correct STORAGE_URL.`,
        { cause: error },
      );
    }
  }

  close(): void {
    this.#client.destroy();
  }
}
