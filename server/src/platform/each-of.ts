/** How many failures a message names. */
const NAMED = 5;

export const getMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

/** One error with the messages of the first failures. */
export function combineFailures(failures: readonly unknown[]): AggregateError {
  const named = failures.slice(0, NAMED).map(getMessage).join('; ');
  const others = failures.length - NAMED;
  return new AggregateError(failures, others > 0 ? `${named}; and ${others} more` : named);
}

/**
 * Does this for one after the other, until it is closed. The failure of one keeps nothing from the others; all failures are thrown
 * at the end.
 */
export async function forEachOf<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
  closing?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    if (closing?.aborted) break;
    await work(one).catch((failure: unknown) => failures.push(failure));
  }
  if (failures.length > 0) throw combineFailures(failures);
}
