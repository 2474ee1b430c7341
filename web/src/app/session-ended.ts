import type { QueryClient } from '@tanstack/react-query';
import { onPasswordChangeNeeded, onSessionEnded } from '../lib/api.ts';
import { problems } from '../lib/messages.ts';
import { recall, remember } from '../lib/remembered.ts';
import { clearCachedData, markSignedOut, sessionQuery, signOut } from '../lib/session.ts';
import { notify } from '../ui/notify.ts';
import type { AppRouter } from './router.tsx';

/** Whether the end of the session is told at the login page, instead of on a page of its own. */
export const leadsToLogin = (path: string) => path === '/inloggen' || /^\/admin(\/|$)/.test(path);

/** Follows what the server says of the session at any call (specification, section 8). */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnded(() => {
    // Several calls can find out at once; the first one is enough.
    const ended = queryClient.getQueryData(sessionQuery.queryKey);
    if (ended === null) return;
    const { pathname, href } = router.state.location;
    markSignedOut(queryClient);
    if (ended) {
      const { tenant, username } = ended;
      remember('previousPath', { path: href, tenant, username });
    }
    const toLogin = leadsToLogin(pathname);
    if (toLogin) notify.error(problems.unauthorized);
    const to = toLogin ? '/inloggen' : '/session-expired';
    // Nothing can be saved any more, so nobody is asked to stay where it was typed.
    void router
      .navigate({ to, replace: true, ignoreBlocker: true })
      .then(() => clearCachedData(queryClient));
  });
  addEventListener('online', () => {
    if (recall('isSignOutPending')) signOut().catch(() => undefined);
  });
  onPasswordChangeNeeded(async () => {
    if (queryClient.getQueryData(sessionQuery.queryKey)?.needsPasswordChange) return;
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await router.invalidate();
  });
}
