import { isEmployee } from '@ploegplan/contract/session/access';
import type { Session } from '../../../lib/session/session.ts';

/** The link to everybody's missing hours; without the search an admin who works sees the own ones there. */
export function createMissingHoursLink(session: Session | null) {
  const search: { iedereen?: true } = session && isEmployee(session) ? { iedereen: true } : {};
  return { to: '/missinghours', search } as const;
}
