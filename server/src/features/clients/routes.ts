import { clients } from '@ploegplan/contract/clients';
import { Client } from '@ploegplan/contract/clients.schemas';
import { route } from '../../platform/http/route.ts';
import { describeRecords } from '../../platform/records.ts';
import { readWork } from '../../platform/work.ts';

export const clientRecords = describeRecords(Client, {
  table: 'clients',
  columns: { contactPersons: 'contact_persons' },
  order: 'name',
});

export const clientRoutes = [
  route(clients.list, { access: 'admin' }, ({ query, transact }) =>
    transact((tx) => clientRecords.list(tx, query)),
  ),
  route(clients.get, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => clientRecords.get(tx, params.id)),
  ),
  route(clients.create, { access: 'admin' }, ({ body, transact }) =>
    transact((tx) => clientRecords.create(tx, body)),
  ),
  route(clients.update, { access: 'admin' }, ({ params, body, transact }) =>
    transact((tx) => clientRecords.update(tx, params.id, body)),
  ),
  route(clients.remove, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => clientRecords.remove(tx, params.id)),
  ),
  route(clients.restore, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => clientRecords.restore(tx, params.id)),
  ),
  route(clients.work, { access: 'admin' }, ({ params: { id }, transact }) =>
    transact(async (tx) => {
      await clientRecords.get(tx, id);
      return readWork(tx, { clientId: id });
    }),
  ),
  route(clients.history, { access: 'admin' }, ({ params, transact }) =>
    transact((tx) => clientRecords.history(tx, params.id)),
  ),
];
