import * as z from 'zod/mini';
import { endpoint, factorSteps } from '../endpoint.ts';
import { limits } from '../limits.ts';
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
} from './schemas.ts';

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
  login: endpoint('POST', '/login', {
    access: 'public',
    summary: 'Sign in with username and password',
    body: Credentials,
    ...credentials,
    response: LoginResponse,
    errors: ['login-failed', 'too-many-requests'],
  }),
  check: endpoint('GET', '/check-jwt', {
    access: 'session',
    summary: 'The signed-in user',
    beforePasswordChange: true,
    duringFactorStep: factorSteps,
    response: SessionCheck,
  }),
  logout: endpoint('POST', '/logout', {
    access: 'public',
    summary: 'End the session, if there is one',
  }),
  changePassword: endpoint('PATCH', '/users/:username/password', {
    access: 'session',
    summary: 'Change the own password; ends all other sessions',
    beforePasswordChange: true,
    duringFactorStep: ['set-up'],
    params: z.strictObject({ username }),
    body: PasswordChange,
    ...credentials,
    errors: ['wrong-password', 'not-found', 'too-many-requests'],
  }),
  forgotPassword: endpoint('POST', '/passwordforgotten', {
    access: 'public',
    summary:
      'Mail a link for a new password, if the address is known; the response does not reveal whether it is',
    body: z.strictObject({ email: claimedEmail }),
    ...credentials,
    errors: ['too-many-requests'],
  }),
  requestMagicLink: endpoint('POST', '/magic-link', {
    access: 'public',
    summary:
      'Mail a link that signs in, if the address is an employee’s; the response does not reveal whether it is',
    body: z.strictObject({ email: claimedEmail }),
    ...credentials,
    errors: ['too-many-requests'],
  }),
  redeemMagicLink: endpoint('POST', '/magic', {
    access: 'public',
    summary: 'Sign in with the token of a mailed link, once',
    body: z.strictObject({ token }),
    ...credentials,
    response: LoginResponse,
    errors: ['link-spent', 'too-many-requests'],
  }),
  ownerOfPasswordReset: endpoint('POST', '/password-reset/owner', {
    summary: 'The account that a password reset link is for',
    ...ownerOfLink,
  }),
  resetPassword: endpoint('POST', '/password-reset', {
    summary: 'Choose a new password with the token of a mailed link; ends all sessions',
    ...choosePassword,
  }),
  ownerOfActivation: endpoint('POST', '/account-activation/owner', {
    summary: 'The account that an invitation is for',
    ...ownerOfLink,
  }),
  activateAccount: endpoint('POST', '/account-activation', {
    summary: 'Choose the first password with the token of an invitation',
    ...choosePassword,
  }),
};
