import { users } from '@ploegplan/contract/users/endpoints';
import { route, txRoute } from '../../platform/http/route.ts';
import { listUsers } from '../../platform/users/list.ts';
import { type Helpers, invite, resetPassword, sendMagicLink } from './access.ts';
import { changeUser, createUser, inviteEmployees } from './service.ts';

export const userRoutes = (helpers: Helpers) => [
  txRoute(users.list, { access: 'admin' }, listUsers),
  txRoute(users.create, { access: 'admin' }, (tx, call) =>
    createUser(tx, call, call.body, helpers.mails),
  ),
  txRoute(users.update, { access: 'admin' }, (tx, call) =>
    changeUser(tx, call, call.params.id, call.body, helpers.mails),
  ),
  txRoute(users.inviteEmployees, { access: 'admin' }, (tx, call) =>
    inviteEmployees(tx, call, call.body.employeeIds, helpers.mails),
  ),
  route(users.invite, { access: 'admin' }, (call) => invite(call, helpers)),
  route(users.sendMagicLink, { access: 'admin' }, (call) => sendMagicLink(call, helpers)),
  route(users.resetPassword, { access: 'admin' }, (call) => resetPassword(call, helpers)),
];
