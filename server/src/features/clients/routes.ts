import { clients } from '@ploegplan/contract/clients';
import { found } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { createClient, findClient, listClients } from './repository.ts';

export const clientRoutes = [
  route(clients.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => listClients(tx, query.includingdeleted)),
  ),
  route(clients.get, { access: 'admin' }, async ({ params, transact }) =>
    found(await transact((tx) => findClient(tx, params.id))),
  ),
  route(clients.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => createClient(tx, body)),
  ),
];
