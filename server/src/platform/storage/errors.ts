/** There is no room left on the disk, or no quota. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | null)?.code ?? '';

export const missingFile = (error: unknown) => codeOf(error) === 'ENOENT';

/** Throws the error on, as a `StorageFullError` when that is what it means. */
export function translateFull(error: unknown): never {
  if (/^(ENOSPC|EDQUOT)$/.test(codeOf(error))) {
    throw new StorageFullError('No room left to store a file', { cause: error });
  }
  throw error;
}
