import type { Query, QueryClient } from '@tanstack/react-query';

/** A screen that never gets its data must not hold up the rest. */
const AT_LATEST_MS = 8_000;

/** What failed is asked for again, but the screen says so meanwhile. */
const awaited = { predicate: ({ state }: Query) => state.fetchFailureCount === 0 };

/** Resolves when nothing has been waited for that long: the screen has what it shows, and other code may load. */
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
