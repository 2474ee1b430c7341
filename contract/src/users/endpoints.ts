import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  Invitations,
  NewInvitations,
  NewUser,
  PasswordReset,
  PasswordResetAnswer,
  User,
  UserUpdate,
} from './schemas.ts';

export const users = {
  list: endpoint('GET', '/users', {
    access: 'admin',
    summary: 'All accounts of the tenant by username',
    response: z.array(User),
  }),
  create: endpoint('POST', '/users', {
    access: 'admin',
    recentAuth: true,
    summary: 'Create an account',
    body: NewUser,
    response: User,
    errors: ['username-taken', 'no-email'],
  }),
  update: endpoint('PUT', '/users/:id', {
    access: 'admin',
    recentAuth: true,
    summary: 'Change an account; a change of type, employee, right or state ends its sessions',
    params: idParams,
    body: UserUpdate,
    response: User,
    errors: ['not-found', 'stale-version', 'username-taken', 'own-admin-right', 'last-admin'],
  }),
  invite: endpoint('POST', '/users/:id/invitation', {
    access: 'admin',
    summary: 'Mail an invitation, or mail it again',
    params: idParams,
    errors: ['not-found', 'no-email', 'forbidden'],
  }),
  inviteEmployees: endpoint('POST', '/users/invitations', {
    access: 'admin',
    recentAuth: true,
    summary:
      'Create accounts for employees and mail each an invitation; who cannot get one is left out',
    body: NewInvitations,
    response: Invitations,
    errors: ['not-found', 'username-taken'],
  }),
  sendMagicLink: endpoint('POST', '/users/:id/magic-link', {
    access: 'admin',
    recentAuth: true,
    summary: 'Mail an employee a link that signs in',
    params: idParams,
    errors: ['not-found', 'no-email', 'forbidden'],
  }),
  resetPassword: endpoint('POST', '/users/:id/password-reset', {
    access: 'admin',
    recentAuth: true,
    summary: 'Let a user choose a new password; a temporary one ends the sessions at once',
    params: idParams,
    body: PasswordReset,
    response: PasswordResetAnswer,
    errors: ['not-found', 'no-email', 'forbidden'],
  }),
  resetFactors: endpoint('DELETE', '/users/:id/factors', {
    access: 'admin',
    recentAuth: true,
    summary:
      'Remove the second factor of a user who lost it; ends the sessions, and a mail tells the user',
    params: idParams,
    errors: ['not-found', 'forbidden'],
  }),
};
