import { endpoint, factorSteps } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { LoginResponse } from '../session/schemas.ts';
import {
  AppSecret,
  Confirmation,
  ConfirmationWays,
  FactorAdded,
  Factors,
  NewApp,
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
  RecoveryCodes,
} from './schemas.ts';

/** Also for who must set up a factor, in a session that shows no more who he is. */
const duringSecondStep = { beforePasswordChange: true, duringFactorStep: factorSteps } as const;
/** For the owner, who has shown lately who he is, and for who must set up a factor first. */
const own = { access: 'session', duringFactorStep: ['set-up'] } as const;
const ownChange = { ...own, recentAuth: true } as const;

export const factors = {
  startSignIn: endpoint('GET', '/login/passkey/challenge', {
    access: 'public',
    summary: 'Ask for what a passkey must sign to sign in',
    response: PasskeyRequest,
    errors: ['too-many-requests'],
  }),
  signIn: endpoint('POST', '/login/passkey', {
    access: 'public',
    summary: 'Sign in by a passkey alone, which has verified its user',
    body: PasskeyAssertion,
    response: LoginResponse,
    errors: ['login-failed', 'too-many-requests'],
  }),
  ways: endpoint('GET', '/confirmation/ways', {
    access: 'session',
    summary: 'The ways in which the signed-in user can confirm who he is',
    ...duringSecondStep,
    response: ConfirmationWays,
  }),
  confirm: endpoint('POST', '/confirmation', {
    access: 'session',
    summary:
      'Confirm who one is: the second step of signing in, which gives a new session, or before something dangerous, for ten minutes',
    ...duringSecondStep,
    body: Confirmation,
    answersSecret: true,
    errors: ['confirmation-failed', 'too-many-requests'],
  }),
  list: endpoint('GET', '/account/factors', {
    summary: 'The own passkeys, authenticator app and recovery codes',
    ...own,
    response: Factors,
  }),
  startPasskey: endpoint('GET', '/account/passkeys/challenge', {
    summary: 'Ask for what a new passkey must be made of',
    ...ownChange,
    response: PasskeyCreation,
  }),
  addPasskey: endpoint('POST', '/account/passkeys', {
    summary: 'Add a passkey; with the first factor come ten recovery codes',
    ...ownChange,
    body: NewPasskey,
    response: FactorAdded,
    answersSecret: true,
    errors: ['confirmation-failed'],
  }),
  removePasskey: endpoint('DELETE', '/account/passkeys/:id', {
    summary: 'Remove a passkey; recovery codes go with the last factor',
    ...ownChange,
    params: idParams,
    errors: ['not-found'],
  }),
  startApp: endpoint('GET', '/account/app/secret', {
    summary: 'Ask for a secret for an authenticator app',
    ...ownChange,
    response: AppSecret,
  }),
  addApp: endpoint('PUT', '/account/app', {
    summary: 'Use the authenticator app that shows this code, in place of the one before',
    ...ownChange,
    body: NewApp,
    response: FactorAdded,
    answersSecret: true,
    errors: ['confirmation-failed'],
  }),
  removeApp: endpoint('DELETE', '/account/app', {
    summary: 'Stop using the authenticator app; recovery codes go with the last factor',
    ...ownChange,
    errors: ['not-found'],
  }),
  renewRecoveryCodes: endpoint('POST', '/account/recovery-codes', {
    summary: 'Make ten new recovery codes in place of those of before',
    ...ownChange,
    response: RecoveryCodes,
    answersSecret: true,
    errors: ['not-found'],
  }),
};
