import type { Access } from '@ploegplan/contract/endpoint';
import { isEmployee, mayPass } from '@ploegplan/contract/rules/access';
import type { ReturnPath } from '../lib/remembered-values.ts';
import type { Session } from '../lib/session.ts';

/**
 * Who may open a page: as for a call, or only somebody who is not signed in (`anonymous`), or whoever follows a mailed link,
 * with no question who that is (`unguarded`).
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
  /** What the page and the frames around it ask. */
  access: readonly PageAccess[];
}

function mayOpen(access: PageAccess, session: Session | null): boolean {
  if (access === 'unguarded') return true;
  return access === 'anonymous' ? session === null : mayPass(access, session);
}

/** Where somebody who opens this page goes instead; null who may stay (specification, section 4). */
export function redirectFor({ path, access }: Page, session: Session | null) {
  // Until a new password is chosen nobody goes anywhere: the dialog for it stands on every page.
  if (session?.needsPasswordChange) return null;
  if (access.every((one) => mayOpen(one, session))) return null;
  if (session) return '/';
  return path === '/employeeplanning' ? '/session-expired' : '/inloggen';
}

/** Where the installed app asks whether to close: never a place to come back to. */
export const EXIT = '/exit-confirmation';

const isReturnable = ({ path }: Page) => path !== '/' && path !== EXIT;

/** Whether somebody who was sent away from this page comes back to it after signing in, perhaps as somebody else. */
export const returnsAfterLogin = (page: Page, session: Session | null): boolean =>
  session ? page.access.includes('god') : isReturnable(page);

/** The first page for somebody who is signed in and comes from nowhere. */
export const homePathOf = (session: Session | null) =>
  session?.userType === 'employee' && isEmployee(session) ? '/employeeplanning' : '/home';

/** Whether somebody goes on where that was left: nobody where another's session ended, on a phone that two share. */
export const isReturnPathOf = (
  { tenant, username }: ReturnPath,
  session: Session | null,
): boolean => tenant === session?.tenant && (username === null || username === session.username);

/** Whether '/' leads to this page, saved when somebody was sent away from it. */
export const mayReturnTo = (page: Page, session: Session | null): boolean =>
  isReturnable(page) &&
  !page.access.includes('unguarded') &&
  page.access.every((one) => mayOpen(one, session));
