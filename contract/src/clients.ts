import * as z from 'zod/mini';
import { Client, ClientUpdate, NewClient } from './clients.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';
import { RecordHistory, Work } from './work.schemas.ts';

const one = { params: idParams, response: Client, errors: ['not-found'] } as const;

export const clients = {
  list: endpoint('GET', '/clients', {
    access: 'admin',
    summary: 'All clients by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Client),
  }),
  get: endpoint('GET', '/clients/:id/details', {
    access: 'admin',
    summary: 'One client',
    ...one,
  }),
  create: endpoint('POST', '/clients', {
    access: 'admin',
    summary: 'Create a client',
    body: NewClient,
    response: Client,
  }),
  update: endpoint('PUT', '/clients/:id', {
    access: 'admin',
    summary: 'Change all fields of a client',
    params: idParams,
    body: ClientUpdate,
    response: Client,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/clients/:id', {
    access: 'admin',
    summary: 'Delete a client; what refers to it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/clients/:id/restore', {
    access: 'admin',
    summary: 'Undo the deletion of a client',
    ...one,
  }),
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
};
