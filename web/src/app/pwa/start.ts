import type { QueryClient } from '@tanstack/react-query';
import { whenQueriesSettle } from '../../lib/api/cache/when-queries-settle.ts';
import { isStandalone, watchInstallation } from '../../lib/device/install.ts';
import { loadUntilDone } from '../../ui/drawer/lazy-part.tsx';
import type { AppRouter } from '../router.tsx';
import { guardExit } from './exit-guard.ts';
import { followGoneChunks } from './gone-chunk.ts';

/** Wait after the first screen's queries, before the rest loads. */
const AFTER_MS = 3_000;

/** The page of a planning link does not install the application: it always comes from the server. */
const isOfLink = () => /^\/planninglink\/?$/.test(location.pathname);

/** Starts the installable-app code once the first screen is loaded. */
export function startApp(router: AppRouter, client: QueryClient): void {
  if (isOfLink()) return;
  // The worker is read now: another version's worker can take control before the rest is loaded.
  const loadedBy = navigator.serviceWorker?.controller ?? null;
  watchInstallation();
  // The guard is not loaded with the rest, because the first touch may come earlier.
  guardExit(router);
  const load = () => import('./app.ts');
  followGoneChunks(() => load().then(({ offerUpdate }) => offerUpdate()));
  const begin = async () => {
    if (!isStandalone()) await whenQueriesSettle(client, AFTER_MS);
    const { runApp } = await loadUntilDone(load);
    runApp(router, loadedBy);
  };
  void begin();
}
