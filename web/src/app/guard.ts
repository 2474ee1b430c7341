import type { Access } from '@ploegplan/contract/endpoint';
import { isEmployee, mayPass } from '@ploegplan/contract/session/access';
import type { ReturnPath } from '../lib/session/remembered.ts';
import { isGated, type Session } from '../lib/session/session.ts';

/**
 * The access of a page is that of a call; `anonymous` means only when nobody is signed in, `unguarded` everybody, without a session check.
 */
export type PageAccess = Access | 'anonymous' | 'unguarded';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access: PageAccess;
  }
}

export interface Page {
  /** The path of the route table, with `$name` for parameters. */
  path: string;
  /** The access of the page and of its parent routes. */
  access: readonly PageAccess[];
}

function mayOpen(access: PageAccess, session: Session | null): boolean {
  if (access === 'unguarded') return true;
  return access === 'anonymous' ? session === null : mayPass(access, session);
}

/** The path to redirect to, or null when the page may be opened (specification, section 4). */
export function redirectFor({ path, access }: Page, session: Session | null) {
  // No redirect while a second step or a new password is required: they replace every page.
  if (isGated(session)) return null;
  if (access.every((value) => mayOpen(value, session))) return null;
  if (session) return '/';
  return path === '/employeeplanning' ? '/session-expired' : '/inloggen';
}

/** The page where the installed app asks whether to close; never returned to. */
export const EXIT = '/exit-confirmation';

const isReturnable = ({ path }: Page) => path !== '/' && path !== EXIT;

/** True when a redirected user returns to this page after signing in, perhaps as another user. */
export const isReturningAfterLogin = (page: Page, session: Session | null): boolean =>
  session ? page.access.includes('god') : isReturnable(page);

/** The start page of a signed-in user without a return path. */
export const getHomePath = (session: Session | null) =>
  session?.userType === 'employee' && isEmployee(session) ? '/employeeplanning' : '/home';

/** True when a return path is this user's: on a shared phone it may belong to somebody else whose session ended. */
export const isReturnPathOf = (
  { tenant, username }: ReturnPath,
  session: Session | null,
): boolean => tenant === session?.tenant && (username === null || username === session.username);

/** True when '/' may redirect to this saved page. */
export const mayReturnTo = (page: Page, session: Session | null): boolean =>
  isReturnable(page) &&
  !page.access.includes('unguarded') &&
  page.access.every((value) => mayOpen(value, session));
