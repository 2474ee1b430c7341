import * as z from 'zod/mini';
import { Client, ClientUpdate, NewClient } from './clients.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';

const one = { params: idParams, response: Client, errors: ['not-found'] } as const;

export const clients = {
  list: endpoint({
    method: 'GET',
    path: '/clients',
    access: 'admin',
    summary: 'All clients by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Client),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:id/details',
    access: 'admin',
    summary: 'One client',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients',
    access: 'admin',
    summary: 'Create a client',
    body: NewClient,
    response: Client,
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/clients/:id',
    access: 'admin',
    summary: 'Change all fields of a client',
    params: idParams,
    body: ClientUpdate,
    response: Client,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:id',
    access: 'admin',
    summary: 'Delete a client; what refers to it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/clients/:id/restore',
    access: 'admin',
    summary: 'Undo the deletion of a client',
    ...one,
  }),
};
