import { users } from '@ploegplan/contract/users';
import { route } from '../../platform/http/route.ts';
import { listUsers } from '../../platform/users/list.ts';
import { type Helpers, invite, resetPassword, sendMagicLink } from './access.ts';
import { changeUser, createUser } from './service.ts';

export const userRoutes = (helpers: Helpers) => [
  route(users.list, { access: 'admin' }, ({ transact }) => transact(listUsers)),
  route(users.create, { access: 'admin' }, (call) =>
    call.transact((tx) => createUser(tx, call, call.body, helpers.mails)),
  ),
  route(users.update, { access: 'admin' }, (call) =>
    call.transact((tx) => changeUser(tx, call, call.params.id, call.body, helpers.mails)),
  ),
  route(users.invite, { access: 'admin' }, (call) => invite(call, helpers)),
  route(users.sendMagicLink, { access: 'admin' }, (call) => sendMagicLink(call, helpers)),
  route(users.resetPassword, { access: 'admin' }, (call) => resetPassword(call, helpers)),
];
