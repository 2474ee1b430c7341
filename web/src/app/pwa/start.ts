import type { QueryClient } from '@tanstack/react-query';
import { whenQueriesSettle } from '../../lib/api/cache/when-queries-settle.ts';
import { isStandalone, watchInstallation } from '../../lib/device/install.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { loadUntilDone } from '../../ui/drawer/lazy-part.tsx';
import { EXIT } from '../guard.ts';
import type { AppRouter } from '../router.tsx';
import { followGoneChunks } from './gone-chunk.ts';

/**
 * Adds a history entry below the first page, so that going back asks before closing. It is added at the first touch or key: browsers skip
 * earlier entries.
 */
function guardExit(router: AppRouter): void {
  if (!isStandalone()) return;
  const lay = () => {
    const { state, pathname } = router.state.location;
    const isSignedIn = router.options.context.queryClient.getQueryData(sessionQuery.queryKey);
    if (!isSignedIn || pathname === EXIT || state.__TSR_index !== 0) return;
    removeEventListener('pointerdown', lay, true);
    removeEventListener('keydown', lay, true);
    const { href } = location;
    // Bypasses the router, which stays on its page.
    const { replaceState, pushState } = History.prototype;
    replaceState.call(history, { __TSR_index: -1, __TSR_key: 'exit', key: 'exit' }, '', EXIT);
    pushState.call(history, state, '', href);
  };
  addEventListener('pointerdown', lay, true);
  addEventListener('keydown', lay, true);
}

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
