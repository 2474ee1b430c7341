import { ApiError } from '../api/errors.ts';

/** The row as it is now, when a save was refused because somebody else changed it first. */
export function readCurrentRow<Row>(error: unknown): Row | null {
  if (!(error instanceof ApiError) || error.code !== 'stale-version') return null;
  return (error.current as Row | undefined) ?? null;
}

/** The name of who changed it first. */
export const readChangedBy = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.changedBy : undefined;
