import type { Access, FactorStep } from '@ploegplan/contract/endpoint';
import type { Person } from '@ploegplan/contract/session/access';

/** The session of a signed-in user, as read from the database for this request. */
export interface Session extends Person {
  id: string;
  /** The id of the tenant's user, or of the god. */
  userId: string;
  username: string;
  needsPasswordChange: boolean;
  /** What must be done before anything else; undefined when the session is whole. */
  factorStep: FactorStep | undefined;
  /** The account may not be without a second factor. */
  needsFactor: boolean;
  /** Begun with an account of the company. */
  byCompany: boolean;
  /** When the password or a factor was last shown in this session. */
  confirmedAt: Date | null;
  expiresAt: Date;
  /** What an API key may do; undefined of a user. */
  scopes?: readonly string[] | undefined;
}

export interface EmployeeSession extends Session {
  employeeId: string;
}

export type SessionFor<A extends Access> = A extends 'public'
  ? Session | null
  : A extends 'employee' | 'foreman'
    ? EmployeeSession
    : Session;
