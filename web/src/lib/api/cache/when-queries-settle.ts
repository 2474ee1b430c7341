import type { Query, QueryClient } from '@tanstack/react-query';

/** The longest wait for a screen whose data does not come. */
const AT_LATEST_MS = 8_000;

/** A query that failed is retried, but does not count as loading. */
const awaited = { predicate: ({ state }: Query) => state.fetchFailureCount === 0 };

/** Resolves when no query has been loading for this long, so that other code may load. */
export function whenQueriesSettle(client: QueryClient, quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const done = () => {
      clearTimeout(quiet);
      clearTimeout(latest);
      leave();
      resolve();
    };
    const look = () => {
      if (client.isFetching(awaited) === 0) {
        quiet ??= setTimeout(done, quietMs);
      } else {
        clearTimeout(quiet);
        quiet = undefined;
      }
    };
    const latest = setTimeout(done, AT_LATEST_MS);
    const leave = client.getQueryCache().subscribe(look);
    look();
  });
}
