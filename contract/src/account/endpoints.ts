import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { limits } from '../limits.ts';
import { Account, AccountSession, AccountUpdate, LanguageChoice } from './schemas.ts';

export const account = {
  get: endpoint('GET', '/account', {
    access: 'session',
    summary: 'The own account',
    response: Account,
  }),
  update: endpoint('PATCH', '/account', {
    access: 'session',
    summary: 'Change the own e-mail address; a notice goes to the previous address',
    body: AccountUpdate,
    bodyLimit: limits.credentialsBytes,
    response: Account,
    errors: ['wrong-password', 'stale-version', 'too-many-requests'],
  }),
  chooseLanguage: endpoint('PUT', '/account/language', {
    access: 'employee',
    summary: 'Choose the language in which an employee reads the application and its mails',
    body: LanguageChoice,
  }),
  sessions: endpoint('GET', '/account/sessions', {
    access: 'session',
    summary: 'The own sessions, the last used first',
    response: z.array(AccountSession),
  }),
  endSession: endpoint('DELETE', '/account/sessions/:id', {
    access: 'session',
    summary: 'Sign out on one device',
    params: idParams,
    errors: ['not-found'],
  }),
  endSessions: endpoint('DELETE', '/account/sessions', {
    access: 'session',
    summary: 'Sign out on all devices, this one included',
  }),
};
