import type { Access } from '@ploegplan/contract/endpoint';
import { isEmployee, mayPass } from '@ploegplan/contract/rules/access';
import type { Session } from '../lib/session.ts';

/** Who may open a page: as for a call, or only somebody who is not signed in. */
export type PageAccess = Access | 'anonymous';

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

const mayOpen = (access: PageAccess, session: Session | null) =>
  access === 'anonymous' ? session === null : mayPass(access, session);

/** Where somebody who opens this page goes instead; null who may stay (specification, section 4). */
export function detour({ path, access }: Page, session: Session | null) {
  if (access.every((one) => mayOpen(one, session))) return null;
  if (session) return '/';
  return path === '/employeeplanning' ? '/session-expired' : '/inloggen';
}

/** The first page for somebody who is signed in and comes from nowhere. */
export const homeOf = (session: Session | null) =>
  session?.userType === 'employee' && isEmployee(session) ? '/employeeplanning' : '/home';

/** Where '/' leads: back to where somebody was sent away from, else to the first page. */
export function startOf(session: Session | null, previousPath: string | undefined): string {
  return previousPath && !/^\/(inloggen)?([?#]|$)/.test(previousPath)
    ? previousPath
    : homeOf(session);
}
