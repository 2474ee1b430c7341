import { Loader } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { isReturningAfterLogin, redirectFor } from '../app/guard.ts';
import { Root } from '../app/Root.tsx';
import type { RouterContext } from '../app/router.tsx';
import { isOtherLanguageStored } from '../lib/language/remembered.ts';
import { remember } from '../lib/remembered/remembered.ts';
import { previousPath } from '../lib/session/remembered.ts';
import { type Session, sessionQuery } from '../lib/session/session.ts';
import { tenantQuery } from '../lib/session/tenant.ts';

/** A factor is shown before a new password is chosen, and set up after it. */
const findGate = (session: Session | null) => {
  if (session?.needsPasswordChange && session.factorStep !== 'verify') return 'password';
  return session?.factorStep ? 'factor' : null;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'public' },
  beforeLoad: async ({ context: { queryClient, findPage }, location, preload }) => {
    const page = findPage(location.href);
    const isUnguarded = page.access.includes('unguarded');
    const [session, tenant] = await Promise.all([
      isUnguarded ? null : queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(tenantQuery),
    ]);
    // The page is loaded again in the language of who is signed in now, so nothing is shown in the other one meanwhile.
    if (!preload && isOtherLanguageStored()) {
      window.location.assign(location.href);
      await new Promise(() => undefined);
    }
    const to = isUnguarded ? null : redirectFor(page, session);
    if (to === null) return { gate: findGate(session) };
    if (!preload && isReturningAfterLogin(page, session)) {
      remember(previousPath, { path: location.href, tenant: tenant.name, username: null });
    }
    throw redirect({ to, replace: true });
  },
  component: Root,
  // While the first page is resolved, after the router's delay.
  pendingComponent: () => (
    <div
      className="grid place-items-center"
      style={{ minHeight: '100dvh' }}
      role="status"
      aria-label={translate('Bezig met laden')}
    >
      <Loader color="gray" />
    </div>
  ),
});
