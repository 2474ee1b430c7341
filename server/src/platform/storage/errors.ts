/** The disk is full, or the quota is exceeded. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? '';

export const missingFile = (error: unknown) => codeOf(error) === 'ENOENT';

/** Rethrows an error, as a `StorageFullError` when the disk is full. */
export function rethrowStorageError(error: unknown): never {
  if (/^(ENOSPC|EDQUOT)$/.test(codeOf(error))) {
    throw new StorageFullError('No room left to store a file', { cause: error });
  }
  throw error;
}
