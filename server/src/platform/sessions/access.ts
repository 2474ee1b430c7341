import type { Access } from '@ploegplan/contract/endpoint';
import type { Person } from '@ploegplan/contract/rules/access';

/** Who is signed in, as the database says at this moment. */
export interface Session extends Person {
  id: string;
  /** Of the tenant's own user, or of the god who is visiting. */
  userId: string;
  username: string;
  needsPasswordChange: boolean;
  expiresAt: Date;
}

/** A session that certainly belongs to an employee. */
export interface EmployeeSession extends Session {
  employeeId: string;
}

export type SessionFor<A extends Access> = A extends 'public'
  ? Session | null
  : A extends 'employee'
    ? EmployeeSession
    : Session;
