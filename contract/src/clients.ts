import * as z from 'zod/mini';
import { Client, NewClient } from './clients.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';

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
    params: idParams,
    response: Client,
    errors: ['not-found'],
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
};
