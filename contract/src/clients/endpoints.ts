import { endpoint, withScope } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { importEndpoint, recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory, Work } from '../work/schemas.ts';
import { Client, ClientUpdate, NewClient, PartialClientUpdate } from './schemas.ts';

export const clients = withScope('clients', {
  ...recordEndpoints('/clients', 'client', {
    row: Client,
    added: NewClient,
    updated: PartialClientUpdate,
  }),
  importRows: importEndpoint('/clients', 'client', { added: NewClient, updated: ClientUpdate }),
  work: endpoint('GET', '/clients/:id/work', {
    access: 'admin',
    summary:
      'What was and will be done for a client: planned and recorded hours by month, people, days',
    params: idParams,
    response: Work,
    errors: ['not-found'],
  }),
  history: endpoint('GET', '/clients/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a client, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
});
