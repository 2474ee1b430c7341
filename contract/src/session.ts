import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  Credentials,
  claimedEmail,
  LinkOwner,
  LoginResponse,
  newPassword,
  PasswordChange,
  SessionCheck,
  token,
  username,
} from './session.schemas.ts';

/** The purpose of a link that was mailed. */
export const linkPurposes = ['account-activation', 'password-reset', 'magic-link'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const credentials = { bodyLimit: limits.credentialsBytes } as const;
const choosePassword = {
  access: 'public',
  body: z.strictObject({ token, newPassword }),
  ...credentials,
  errors: ['link-spent', 'too-many-requests'],
} as const;
const ownerOfLink = {
  access: 'public',
  body: z.strictObject({ token }),
  ...credentials,
  response: LinkOwner,
  errors: ['link-spent', 'too-many-requests'],
} as const;

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in with username and password',
    body: Credentials,
    ...credentials,
    response: LoginResponse,
    errors: ['login-failed', 'too-many-requests'],
  }),
  check: endpoint({
    method: 'GET',
    path: '/check-jwt',
    access: 'session',
    summary: 'The signed-in user',
    beforePasswordChange: true,
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
  changePassword: endpoint({
    method: 'PATCH',
    path: '/users/:username/password',
    access: 'session',
    summary: 'Change the own password; ends all other sessions',
    beforePasswordChange: true,
    params: z.strictObject({ username }),
    body: PasswordChange,
    ...credentials,
    errors: ['wrong-password', 'not-found', 'too-many-requests'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/passwordforgotten',
    access: 'public',
    summary:
      'Mail a link for a new password, if the address is known; the response does not reveal whether it is',
    body: z.strictObject({ email: claimedEmail }),
    ...credentials,
    errors: ['too-many-requests'],
  }),
  requestMagicLink: endpoint({
    method: 'POST',
    path: '/magic-link',
    access: 'public',
    summary:
      'Mail a link that signs in, if the address is an employee’s; the response does not reveal whether it is',
    body: z.strictObject({ email: claimedEmail }),
    ...credentials,
    errors: ['too-many-requests'],
  }),
  redeemMagicLink: endpoint({
    method: 'POST',
    path: '/magic',
    access: 'public',
    summary: 'Sign in with the token of a mailed link, once',
    body: z.strictObject({ token }),
    ...credentials,
    response: LoginResponse,
    errors: ['link-spent', 'too-many-requests'],
  }),
  ownerOfPasswordReset: endpoint({
    method: 'POST',
    path: '/password-reset/owner',
    summary: 'The account that a password reset link is for',
    ...ownerOfLink,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/password-reset',
    summary: 'Choose a new password with the token of a mailed link; ends all sessions',
    ...choosePassword,
  }),
  ownerOfActivation: endpoint({
    method: 'POST',
    path: '/account-activation/owner',
    summary: 'The account that an invitation is for',
    ...ownerOfLink,
  }),
  activateAccount: endpoint({
    method: 'POST',
    path: '/account-activation',
    summary: 'Choose the first password with the token of an invitation',
    ...choosePassword,
  }),
};
