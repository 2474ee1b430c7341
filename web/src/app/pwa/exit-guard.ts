import { isStandalone } from '../../lib/device/install.ts';
import { sessionQuery } from '../../lib/session/session.ts';
import { EXIT } from '../guard.ts';
import type { AppRouter } from '../router.tsx';

/**
 * Adds a history entry below the first page, so that going back asks before closing. It is added at the first touch or key: browsers skip
 * earlier entries.
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
    // Bypasses the router, which stays on its page.
    const { replaceState, pushState } = History.prototype;
    replaceState.call(history, { __TSR_index: -1, __TSR_key: 'exit', key: 'exit' }, '', EXIT);
    pushState.call(history, state, '', href);
  };
  addEventListener('pointerdown', lay, true);
  addEventListener('keydown', lay, true);
}
