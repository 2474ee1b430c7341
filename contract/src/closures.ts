import * as z from 'zod/mini';
import { Closure, ClosureUpdate, NewClosure } from './closures.schemas.ts';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';

const one = { params: idParams, response: Closure, errors: ['not-found'] } as const;

export const closures = {
  list: endpoint('GET', '/closures', {
    access: 'admin',
    summary: 'All closures by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Closure),
  }),
  get: endpoint('GET', '/closures/:id/details', {
    access: 'admin',
    summary: 'One closure',
    ...one,
  }),
  create: endpoint('POST', '/closures', {
    access: 'admin',
    summary: 'Create a closure',
    body: NewClosure,
    response: Closure,
  }),
  update: endpoint('PUT', '/closures/:id', {
    access: 'admin',
    summary: 'Change all fields of a closure',
    params: idParams,
    body: ClosureUpdate,
    response: Closure,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/closures/:id', {
    access: 'admin',
    summary: 'Delete a closure',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/closures/:id/restore', {
    access: 'admin',
    summary: 'Undo the deletion of a closure',
    ...one,
  }),
};
