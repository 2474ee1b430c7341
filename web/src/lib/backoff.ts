interface Limits {
  firstMs: number;
  longestMs: number;
}

/** Computes the wait after this number of failures: twice as long after each, up to a limit. */
export const computeBackoff = (failures: number, { firstMs, longestMs }: Limits): number =>
  Math.min(longestMs, firstMs * 2 ** failures);

/** Takes half of the wait up to all of it, so that not all clients come at the same moment when a server is back. */
export const addJitter = (ms: number): number => ms * (0.5 + Math.random() / 2);
