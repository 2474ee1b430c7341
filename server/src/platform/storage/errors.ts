/** The disk is full, or the quota is exceeded. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

/** The tenant has no room left for its files. */
export class StorageLimitError extends Error {
  override name = 'StorageLimitError';
}

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? '';

export const isMissingFile = (error: unknown) => getErrorCode(error) === 'ENOENT';

/** The error of a missing file, as that of the local disk. */
export const createMissingFileError = (name: string): Error =>
  Object.assign(new Error(`There is no file ${name}`), { code: 'ENOENT' });

const fullDisk = /^(ENOSPC|EDQUOT|EFBIG)$/;
/** Of S3-compatible services. */
const fullService =
  /^(QuotaExceeded\w*|\w*StorageFull|InsufficientStorage\w*|InsufficientCapacity)$/;

/** Rethrows an error, as a `StorageFullError` when the disk is full. */
export function rethrowStorageError(error: unknown): never {
  if (fullDisk.test(getErrorCode(error)) || fullService.test((error as Error).name)) {
    throw new StorageFullError('No room left to store a file', { cause: error });
  }
  throw error;
}
