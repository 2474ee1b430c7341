import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, withoutNul } from './fields.ts';
import { limits } from './limits.ts';

/** Roles of the specification, section 6. Any other type sees only Help and Uitloggen. */
export const userTypes = ['employee', 'admin', 'god', 'other'] as const;
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;

export const Credentials = z.strictObject({
  username: z.string().check(withoutNul, z.minLength(1), z.maxLength(limits.username)),
  password: z.string().check(withoutNul, z.minLength(1), z.maxLength(limits.password)),
});

export const LoginResponse = z.strictObject({
  userType: UserType,
  tenant: z.string(),
  alsoEmployee: z.boolean(),
  needsPasswordChange: z.boolean(),
  emailEmpty: z.boolean(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const SessionCheck = z.strictObject({
  tenant: z.string(),
  employeeId: z.nullable(id),
  userType: UserType,
  alsoEmployee: z.boolean(),
});
export type SessionCheck = z.infer<typeof SessionCheck>;

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in with username and password',
    body: Credentials,
    bodyLimit: limits.credentialsBytes,
    response: LoginResponse,
    errors: ['login-failed', 'too-many-requests'],
  }),
  check: endpoint({
    method: 'GET',
    path: '/check-jwt',
    access: 'session',
    summary: 'Who is signed in',
    response: SessionCheck,
    errors: [],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    access: 'public',
    summary: 'End the session, if there is one',
    errors: [],
  }),
};
