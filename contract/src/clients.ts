import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Client = z.strictObject({
  id,
  name: z.string(),
  companyname: z.string(),
  location: z.string(),
  deleted: z.boolean(),
  version,
});
export type Client = z.infer<typeof Client>;

export const NewClient = z.strictObject({
  id: z.optional(id),
  name: requiredText(limits.name),
  companyname: z._default(text(limits.name), ''),
  location: z._default(text(limits.location), ''),
});

export type NewClient = z.infer<typeof NewClient>;

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
