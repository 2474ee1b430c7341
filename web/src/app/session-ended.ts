import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnded } from '../lib/api.ts';
import { remember } from '../lib/remembered.ts';
import { clearCachedData, markSignedOut, sessionQuery } from '../lib/session.ts';
import { notify } from '../ui/notify.ts';
import type { AppRouter } from './router.tsx';

const leadsToLogin = (path: string) => path === '/inloggen' || /^\/admin(\/|$)/.test(path);

/** What happens when the server no longer knows the session (specification, section 8). */
export function followSessionEnd(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnded(() => {
    // Several calls can find out at once; the first one is enough.
    if (queryClient.getQueryData(sessionQuery.queryKey) === null) return;
    const { pathname, href } = router.state.location;
    markSignedOut(queryClient);
    remember('previousPath', href);
    const toLogin = leadsToLogin(pathname);
    if (toLogin) notify.error('Je sessie is verlopen, log opnieuw in');
    void router
      .navigate({ to: toLogin ? '/inloggen' : '/session-expired', replace: true })
      .then(() => clearCachedData(queryClient));
  });
}
