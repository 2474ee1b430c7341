import { users } from '@ploegplan/contract/users/endpoints';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import { listUsers } from '../../platform/users/list.ts';
import { type Helpers, invite, resetFactors, resetPassword, sendMagicLink } from './access.ts';
import { changeUser, createUser, inviteEmployees } from './service.ts';

export const createUserRoutes = (helpers: Helpers) => [
  createTxRoute(users.list, { access: 'admin' }, listUsers),
  createTxRoute(users.create, { access: 'admin' }, (tx, call) =>
    createUser(tx, call, call.body, helpers.mails),
  ),
  createTxRoute(users.update, { access: 'admin' }, (tx, call) =>
    changeUser(tx, call, call.params.id, call.body, helpers.mails),
  ),
  createTxRoute(users.inviteEmployees, { access: 'admin' }, (tx, call) =>
    inviteEmployees(tx, call, call.body.employeeIds, helpers.mails),
  ),
  createRoute(users.invite, { access: 'admin' }, (call) => invite(call, helpers)),
  createRoute(users.sendMagicLink, { access: 'admin' }, (call) => sendMagicLink(call, helpers)),
  createRoute(users.resetPassword, { access: 'admin' }, (call) => resetPassword(call, helpers)),
  createRoute(users.resetFactors, { access: 'admin' }, (call) => resetFactors(call, helpers)),
];
