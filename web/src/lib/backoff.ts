interface Limits {
  firstMs: number;
  longestMs: number;
}

/** How long to wait after this many failures: twice as long after each, up to a limit. */
export const computeBackoff = (failures: number, { firstMs, longestMs }: Limits): number =>
  Math.min(longestMs, firstMs * 2 ** failures);

/** Half of the wait up to all of it, so that not all clients come at the same moment when a server is back. */
export const addJitter = (ms: number): number => ms * (0.5 + Math.random() / 2);
