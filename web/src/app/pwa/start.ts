import type { QueryClient } from '@tanstack/react-query';
import { whenQueriesSettle } from '../../lib/api/when-queries-settle.ts';
import { isStandalone, watchInstallation } from '../../lib/device/install.ts';
import type { AppRouter } from '../router.tsx';
import { guardExit } from './exit-guard.ts';
import { followGoneChunks } from './gone-chunk.ts';

/** Wait after the first screen's queries, before the rest loads. */
const AFTER_MS = 3_000;
const RETRY_MS = 10_000;

/** Starts the installable-app code once the first screen is loaded. */
export function startApp(router: AppRouter, client: QueryClient): void {
  // Read now: another version's worker can take control before the rest is loaded.
  const loadedBy = navigator.serviceWorker?.controller ?? null;
  watchInstallation();
  // Not loaded with the rest: the first touch may come earlier.
  guardExit(router);
  const load = () => import('./app.ts');
  followGoneChunks(() => void load().then(({ offerUpdate }) => offerUpdate()));
  const begin = () => {
    load().then(
      ({ runApp }) => runApp(router, loadedBy),
      () => setTimeout(begin, RETRY_MS),
    );
  };
  if (isStandalone()) begin();
  else void whenQueriesSettle(client, AFTER_MS).then(begin);
}
