import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { session } from '@ploegplan/contract/session/endpoints';
import { SessionCheck } from '@ploegplan/contract/session/schemas';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import { createApp } from '../src/app/create-app.tsx';
import type { AppRouter } from '../src/app/router.tsx';
import { previousPath } from '../src/lib/session/remembered.ts';
import { markSignedOut } from '../src/lib/session/session.ts';
import { Rejected, TestApi } from './api.ts';

export const sizes = {
  office: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

interface Options {
  /** The path to open, with query string. */
  at: string;
  /** Shown at that address instead of the route's own screen. */
  screen?: ReactNode;
  /** The session: a user type, a session object, or null for none. Default an admin. */
  as?: SessionCheck['userType'] | Partial<SessionCheck> | null;
  /** The browser has no session, so that the server is not asked for one. */
  isStranger?: boolean;
  /** Properties of the tenant, or the rejection of an unknown or closed one. */
  tenant?: Partial<TenantProfile> | Rejected;
  size?: keyof typeof sizes;
  /** What the browser remembered before, by name. */
  remembered?: Record<string, unknown>;
  /** Answers of the server; default minimal valid ones. */
  api?: TestApi;
}

/** Checked and closed after each test by setup.ts. */
export const opened: {
  api: TestApi | null;
  close: (how?: { isExpired?: boolean }) => Promise<void>;
} = {
  api: null,
  close: async () => {},
};

function storeRemembered(values: Record<string, unknown>, owner: SessionCheck | null): void {
  for (const [name, value] of Object.entries(values)) {
    const isOfUser = name !== previousPath.name;
    const place = owner && isOfUser ? `${owner.tenant}.${owner.username}.` : '';
    localStorage.setItem(`ploegplan.${place}${name}`, JSON.stringify(value));
  }
}

/** Replaces the screen of a route, for all routers, until the returned function is called. */
function replaceScreen(router: AppRouter, at: string, screen: ReactNode): () => void {
  const [routes] = router.getMatchedRoutes(new URL(at, location.origin).pathname);
  const route: { options: { component?: unknown } } | undefined = routes.at(-1);
  if (!route) throw new Error(`No route at ${at}`);
  const { component } = route.options;
  route.options.component = () => screen;
  return () => {
    route.options.component = component;
  };
}

/** Opens the whole application at an address, with its own router and query cache, on a test API. */
export async function openApp({
  at,
  screen,
  as = 'admin',
  isStranger = false,
  tenant,
  size = 'office',
  remembered = {},
  api = new TestApi(),
}: Options) {
  const user = typeof as === 'string' ? { userType: as } : as;
  const profile = sample(TenantProfile, {
    name: 'demo',
    displayName: 'Bouwbedrijf Demo',
    logo: '/logos/ploegplan.svg',
    accentColor: '#0f5e6b',
    terms: { project: 'Project', projects: 'Projecten' },
    workingWeek: [...usualWeek],
    photoSide: 2_560,
    noticeDays: 60,
    linkDays: 30,
    restoreDays: 30,
    helpContact: { name: '', phonenumber: '', email: '' },
    ...(tenant instanceof Rejected ? {} : tenant),
  });
  const who =
    user &&
    sample(SessionCheck, {
      tenant: profile.name,
      username: 'gebruiker',
      employeeId: user.userType === 'employee' ? sampleId() : null,
      ...user,
    });
  api.answer(tenants.current, () => {
    if (tenant instanceof Rejected) throw tenant;
    return profile;
  });
  api.answer(session.check, () => {
    if (who) return who;
    throw new Rejected(401, 'unauthorized');
  });
  // The server sets it when somebody signs in, and so before a test whose page signs in.
  if (!isStranger) await cookieStore.set('ploegplan-signed-in', 'yes');
  storeRemembered(remembered, who);
  window.fetch = api.fetch;
  const { width, height } = sizes[size];
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  history.pushState({}, '', at);
  const { app, router, queryClient } = createApp();
  const restoreScreen = screen ? replaceScreen(router, at, screen) : undefined;
  const defaults = queryClient.getDefaultOptions();
  // Failed queries are retried as often as in production, but without delay.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(app);
  opened.api = api;
  // As a sign-out, or without one: what is not saved stays then.
  opened.close = async ({ isExpired = false } = {}) => {
    // A question counts as open until it is answered.
    modals.closeAll();
    root.unmount();
    // Else it would go on following the history that the next test uses.
    router.history.destroy();
    container.remove();
    restoreScreen?.();
    markSignedOut(queryClient, isExpired);
    queryClient.clear();
    notifications.clean();
  };
  return { api, router, queryClient, user: who };
}
