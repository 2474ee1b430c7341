import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, id, idParams, instant, UserType, version, withoutNul } from './fields.ts';
import { limits } from './limits.ts';

/** One's own account (Profiel). */
export const Account = z.strictObject({
  username: z.string(),
  userType: UserType,
  alsoEmployee: z.boolean(),
  email: z.string(),
  /** False for a user who signs in by mailed links only. */
  hasPassword: z.boolean(),
  /** The employee that the account is linked to. */
  employee: z.nullable(
    z.strictObject({
      name: z.string(),
      jobTitle: z.string(),
      phonenumber: z.string(),
    }),
  ),
  version,
});
export type Account = z.infer<typeof Account>;

/** The current password is required of a user who has one, so that an unlocked phone is not enough to take over the account. */
export const AccountUpdate = z.strictObject({
  email,
  currentPassword: z._default(z.string().check(withoutNul, z.maxLength(limits.password)), ''),
  version,
});
export type AccountUpdate = z.infer<typeof AccountUpdate>;

export const AccountSession = z.strictObject({
  id,
  /** Such as 'Chrome op Android'. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether this is the session of the request. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSession>;

export const account = {
  get: endpoint({
    method: 'GET',
    path: '/account',
    access: 'session',
    summary: 'The own account',
    response: Account,
    errors: [],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/account',
    access: 'session',
    summary: 'Change the own e-mail address; a notice goes to the previous address',
    body: AccountUpdate,
    bodyLimit: limits.credentialsBytes,
    response: Account,
    errors: ['wrong-password', 'stale-version', 'too-many-requests'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/account/sessions',
    access: 'session',
    summary: 'The own sessions, the last used first',
    response: z.array(AccountSession),
    errors: [],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/account/sessions/:id',
    access: 'session',
    summary: 'Sign out on one device',
    params: idParams,
    errors: ['not-found'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/account/sessions',
    access: 'session',
    summary: 'Sign out on all devices, this one included',
    errors: [],
  }),
};
