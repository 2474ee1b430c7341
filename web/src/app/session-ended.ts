import type { QueryClient } from '@tanstack/react-query';
import { onConfirmationNeeded, onPasswordChangeNeeded, onSessionEnded } from '../lib/api/call.ts';
import { problems } from '../lib/api/messages.ts';
import { keepForReturn } from '../lib/form/resumed.ts';
import { notify } from '../lib/notify.ts';
import { recall, remember } from '../lib/remembered/remembered.ts';
import { isSignOutPending, previousPath } from '../lib/session/remembered.ts';
import {
  clearCachedData,
  isGated,
  markSignedOut,
  sessionQuery,
  signOut,
} from '../lib/session/session.ts';
import type { AppRouter } from './router.tsx';

/** True when the end of a session leads to the login page with a message, instead of to /session-expired. */
export const shouldRedirectToLogin = (path: string) =>
  path === '/inloggen' || /^\/admin(\/|$)/.test(path);

/** Handles the end of a session and a required change of password, found at any call (specification, section 8). */
export function handleSessionEvents(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnded(() => {
    // Several calls can find it at once; the first one is handled. The message is for everybody, also where nobody was signed in.
    const ended = queryClient.getQueryData(sessionQuery.queryKey);
    const { pathname, href } = router.state.location;
    const toLogin = shouldRedirectToLogin(pathname);
    if (toLogin) notify.error(problems.unauthorized);
    if (ended === null) return;
    markSignedOut(queryClient, true);
    if (ended) {
      const { tenant, username, userId } = ended;
      keepForReturn(userId);
      remember(previousPath, { path: href, tenant, username });
    }
    const to = toLogin ? '/inloggen' : '/session-expired';
    // Saving is not possible any more, so the unsaved-changes question is skipped.
    void router
      .navigate({ to, replace: true, ignoreBlocker: true })
      .then(() => clearCachedData(queryClient));
  });
  addEventListener('online', () => {
    if (recall(isSignOutPending)) signOut().catch(() => undefined);
  });
  onConfirmationNeeded(async () => {
    const { askForConfirmation } = await import('../features/account/factors/ask-confirmation.tsx');
    return askForConfirmation();
  });
  onPasswordChangeNeeded(async () => {
    if (isGated(queryClient.getQueryData(sessionQuery.queryKey) ?? null)) return;
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await router.invalidate();
  });
}
