import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { detour } from '../app/guard.ts';
import { PageLoader } from '../app/PageLoader.tsx';
import { Root } from '../app/Root.tsx';
import type { RouterContext } from '../app/router.tsx';
import { remember } from '../lib/remembered.ts';
import { sessionQuery } from '../lib/session.ts';
import { tenantQuery } from '../lib/tenant.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: 'public' },
  beforeLoad: async ({ context: { queryClient }, location, matches, preload }) => {
    const [session] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(tenantQuery),
    ]);
    const page = {
      path: matches.at(-1)?.fullPath ?? '/',
      access: matches.map(({ staticData }) => staticData.access),
    };
    const to = detour(page, session);
    if (to === null) return;
    if (!session && !preload) remember('previousPath', location.href);
    throw redirect({ to, replace: true });
  },
  component: Root,
  pendingComponent: PageLoader,
});
