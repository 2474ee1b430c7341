import * as z from 'zod/mini';
import { email, id, instant, UserType, username, version } from '../fields.ts';
import { limits } from '../limits.ts';
import { notInvitedReasons } from './invitations.ts';

/** The types that an account of a tenant can have; god accounts are of no tenant. */
export const assignableTypes = ['employee', 'admin', 'other'] as const;
export const AssignableType = z.enum(assignableTypes);
export type AssignableType = z.infer<typeof AssignableType>;

/** The status of an account: `invited` has no password yet, `inactive` may not sign in. */
export const userStates = ['active', 'invited', 'inactive'] as const;

export const User = z.strictObject({
  id,
  username: z.string(),
  userType: UserType,
  alsoEmployee: z.boolean(),
  employeeId: z.nullable(id),
  /** True of an employee who may enter the day of the own crew. */
  leadsCrew: z.boolean(),
  /** Empty for a user who is not an employee. */
  employeeName: z.string(),
  email: z.string(),
  /** An admin gets the weekly mail about documents and certificates that expire. */
  expiryMail: z.boolean(),
  /** An admin may plan what a blocking set of requirements refuses. */
  passesRequirements: z.boolean(),
  state: z.enum(userStates),
  needsPasswordChange: z.boolean(),
  /** True when signing in takes a second step. */
  hasFactor: z.boolean(),
  lastUsedAt: z.nullable(instant),
  version,
});
export type User = z.infer<typeof User>;

const belongsTogether = z.refine<{
  userType: AssignableType;
  alsoEmployee: boolean;
  employeeId: string | null;
}>(
  ({ userType, alsoEmployee, employeeId }) => {
    const isEmployee = userType === 'employee' || alsoEmployee;
    return isEmployee === (employeeId !== null);
  },
  { error: 'employee-missing', path: ['employeeId'] },
);
const onlyAdmins = z.refine<{ userType: AssignableType; alsoEmployee: boolean }>(
  ({ userType, alsoEmployee }) => !alsoEmployee || userType === 'admin',
  { error: 'only-admins', path: ['alsoEmployee'] },
);

const onlyEmployees = z.refine<{ leadsCrew?: boolean | undefined; employeeId: string | null }>(
  ({ leadsCrew = false, employeeId }) => !leadsCrew || employeeId !== null,
  { error: 'only-employees', path: ['leadsCrew'] },
);

const account = {
  username,
  userType: AssignableType,
  alsoEmployee: z._default(z.boolean(), false),
  /** The id is required for type employee and for alsoEmployee, absent for others. */
  employeeId: z._default(z.nullable(id), null),
  /** Absent means no for a new account, and otherwise unchanged. */
  leadsCrew: z.optional(z.boolean()),
  email: z._default(email, ''),
  /** Absent means yes for a new account, and otherwise unchanged. */
  expiryMail: z.optional(z.boolean()),
  /** Absent means no for a new account, and otherwise unchanged. */
  passesRequirements: z.optional(z.boolean()),
};

/** `invite` mails an invitation, which needs an e-mail address. */
export const NewUser = z
  .strictObject({ id: z.optional(id), ...account, invite: z._default(z.boolean(), false) })
  .check(belongsTogether, onlyAdmins, onlyEmployees);
export type NewUser = z.infer<typeof NewUser>;

export const UserUpdate = z
  .strictObject({ ...account, active: z.boolean(), version })
  .check(belongsTogether, onlyAdmins, onlyEmployees);
export type UserUpdate = z.infer<typeof UserUpdate>;

/** Employees without an account, who each get one with an invitation at their own address. */
export const NewInvitations = z.strictObject({
  employeeIds: z.array(id).check(z.minLength(1), z.maxLength(limits.approvalsAtOnce)),
});

export const Invitations = z.strictObject({
  invited: z.array(z.strictObject({ employeeId: id, username: z.string(), email: z.string() })),
  leftOut: z.array(z.strictObject({ employeeId: id, reason: z.enum(notInvitedReasons) })),
});

/** The way to a new password: by a mailed link, or as a temporary one that the admin passes on. */
export const PasswordReset = z.strictObject({ by: z.enum(['mail', 'temporary']) });

/** The temporary password, shown once; null when a link was mailed. */
export const PasswordResetAnswer = z.strictObject({ temporaryPassword: z.nullable(z.string()) });
