import { isEmployee } from '@ploegplan/contract/rules/access';
import type { Session } from '../../../lib/session/session.ts';

/** The page with everybody's hours; /missinghours shows the own hours of an admin who is also an employee. */
export const hoursPlaceOf = (session: Session | null) =>
  session && isEmployee(session) ? '/hoursmanagement' : '/missinghours';
