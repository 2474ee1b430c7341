import * as z from 'zod/mini';
import { factorSteps } from '../endpoint.ts';
import { id, UserType, withoutNul } from '../fields.ts';
import { languages } from '../languages/languages.ts';
import { limits } from '../limits.ts';
import { normaliseLine } from '../values/text.ts';

const password = z.string().check(withoutNul, z.minLength(1), z.maxLength(limits.password));
/** Further rules need the list of common passwords: rules/passwords.ts. */
export const newPassword = z
  .string()
  .check(withoutNul, z.minLength(limits.passwordMinimum), z.maxLength(limits.password));
export const username = z
  .string()
  .check(withoutNul, z.overwrite(normaliseLine), z.minLength(1), z.maxLength(limits.username));
/** The address that a visitor typed; the response never reveals whether it is known. */
export const claimedEmail = z
  .string()
  .check(withoutNul, z.overwrite(normaliseLine), z.minLength(1), z.maxLength(limits.email));
export const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const Credentials = z.strictObject({ username, password });

export const LoginResponse = z.strictObject({
  userType: UserType,
  tenant: z.string(),
  alsoEmployee: z.boolean(),
  needsPasswordChange: z.boolean(),
  /** Absent when the password is enough. */
  factorStep: z.optional(z.enum(factorSteps)),
  emailEmpty: z.boolean(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

/** What an employee is asked for besides hours: times, chosen to so many minutes, and travel. */
export const OwnDayTimes = z.strictObject({
  isRequired: z.boolean(),
  step: z.literal([15, 1]),
  travel: z.boolean(),
});
export type OwnDayTimes = z.infer<typeof OwnDayTimes>;

/** The specification's fields, and what the application shell needs besides. */
export const SessionCheck = z.strictObject({
  tenant: z.string(),
  userId: id,
  employeeId: z.nullable(id),
  userType: UserType,
  alsoEmployee: z.boolean(),
  username: z.string(),
  needsPasswordChange: z.boolean(),
  /** Absent unless the user signed in with an account of the company, where signing out ends that too. */
  byCompany: z.optional(z.literal(true)),
  /** Absent of who may not enter the day of a crew. */
  leadsCrew: z.optional(z.literal(true)),
  /** Absent when there is nothing to show or set up first. */
  factorStep: z.optional(z.enum(factorSteps)),
  /** Absent where the company asks the user for no times. */
  dayTimes: z.optional(OwnDayTimes),
  /** Absent for the office, which works in Dutch; null as long as none was chosen. */
  language: z.optional(z.nullable(z.enum(languages))),
});
export type SessionCheck = z.infer<typeof SessionCheck>;

export const PasswordChange = z.strictObject({ currentPassword: password, newPassword });

/** The account of a link for choosing a password, for the password manager and the strength hint. */
export const LinkOwner = z.strictObject({ username: z.string() });
