import { isEmployee } from '@ploegplan/contract/rules/access';
import type { Session } from '../../../lib/session.ts';

/** Where the hours of everybody are: who is also an employee has the own ones at the place of the missing ones. */
export const hoursPlaceOf = (session: Session | null) =>
  session && isEmployee(session) ? '/hoursmanagement' : '/missinghours';
