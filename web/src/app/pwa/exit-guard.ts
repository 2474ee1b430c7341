import { isStandalone } from '../../lib/install.ts';
import { sessionQuery } from '../../lib/session.ts';
import { EXIT } from '../guard.ts';
import type { AppRouter } from '../router.tsx';

/**
 * Lays the exit page under the first page of the installed app, so that going back from there asks before the app closes. At
 * the first touch or key there, because browsers pass over pages that were added while nobody did anything.
 */
export function guardExit(router: AppRouter): void {
  if (!isStandalone()) return;
  const lay = () => {
    const { state, pathname } = router.state.location;
    const isSignedIn = router.options.context.queryClient.getQueryData(sessionQuery.queryKey);
    if (!isSignedIn || pathname === EXIT || state.__TSR_index !== 0) return;
    removeEventListener('pointerdown', lay, true);
    removeEventListener('keydown', lay, true);
    const { href } = location;
    // Past the router, which stays where it is.
    const { replaceState, pushState } = History.prototype;
    replaceState.call(history, { __TSR_index: -1, __TSR_key: 'exit', key: 'exit' }, '', EXIT);
    pushState.call(history, state, '', href);
  };
  addEventListener('pointerdown', lay, true);
  addEventListener('keydown', lay, true);
}
