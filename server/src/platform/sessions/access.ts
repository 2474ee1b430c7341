import type { Access } from '@ploegplan/contract/endpoint';
import type { Person } from '@ploegplan/contract/session/access';

/** The session of a signed-in user, as read from the database for this request. */
export interface Session extends Person {
  id: string;
  /** The id of the tenant's user, or of the god. */
  userId: string;
  username: string;
  needsPasswordChange: boolean;
  expiresAt: Date;
}

export interface EmployeeSession extends Session {
  employeeId: string;
}

export type SessionFor<A extends Access> = A extends 'public'
  ? Session | null
  : A extends 'employee' | 'foreman'
    ? EmployeeSession
    : Session;
