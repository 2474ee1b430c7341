import { changes } from '@ploegplan/contract/changes/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { Client } from '@ploegplan/contract/clients/schemas';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { createTxRoute } from '../../platform/http/route.ts';
import { importRecords } from '../../platform/import-records.ts';
import { describeRecords } from '../../platform/records.ts';
import { readWork } from '../../platform/work.ts';

export const clientRecords = describeRecords(Client, {
  table: 'clients',
  columns: { contactPersons: 'contact_persons' },
  order: 'name',
});

export const clientRoutes = [
  createTxRoute(clients.list, { access: 'admin' }, (tx, { query }) =>
    clientRecords.list(tx, query),
  ),
  createTxRoute(clients.get, { access: 'admin' }, (tx, { params }) =>
    clientRecords.get(tx, params.id),
  ),
  createTxRoute(changes.clients, { access: 'admin' }, (tx, { query }) =>
    clientRecords.changes(tx, query),
  ),
  createTxRoute(clients.create, { access: 'admin' }, (tx, { body }) =>
    clientRecords.create(tx, body),
  ),
  createTxRoute(clients.update, { access: 'admin' }, (tx, { params, body }) =>
    clientRecords.update(tx, params.id, body),
  ),
  createTxRoute(clients.remove, { access: 'admin' }, (tx, { params }) =>
    clientRecords.remove(tx, params.id),
  ),
  createTxRoute(clients.restore, { access: 'admin' }, (tx, { params }) =>
    clientRecords.restore(tx, params.id),
  ),
  createTxRoute(clients.importRows, { access: 'admin' }, (tx, { body }) =>
    importRecords(tx, body, clientRecords),
  ),
  createTxRoute(clients.work, { access: 'admin' }, async (tx, { params: { id }, tenant }) => {
    await clientRecords.get(tx, id);
    return readWork(tx, { clientId: id }, createDayRules(tenant));
  }),
  createTxRoute(clients.history, { access: 'admin' }, (tx, { params }) =>
    clientRecords.history(tx, params.id),
  ),
];
