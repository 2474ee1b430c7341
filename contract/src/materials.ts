import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';
import { Material, MaterialUpdate, NewMaterial } from './materials.schemas.ts';

const one = { params: idParams, response: Material, errors: ['not-found'] } as const;

export const materials = {
  list: endpoint('GET', '/materials', {
    access: 'admin',
    summary: 'All materials by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Material),
  }),
  get: endpoint('GET', '/materials/:id/details', {
    access: 'admin',
    summary: 'One material',
    ...one,
  }),
  create: endpoint('POST', '/materials', {
    access: 'admin',
    summary: 'Create a material',
    body: NewMaterial,
    response: Material,
  }),
  update: endpoint('PUT', '/materials/:id', {
    access: 'admin',
    summary: 'Change all fields of a material',
    params: idParams,
    body: MaterialUpdate,
    response: Material,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/materials/:id', {
    access: 'admin',
    summary: 'Delete a material; planning that has it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint('POST', '/materials/:id/restore', {
    access: 'admin',
    summary: 'Undo the deletion of a material',
    ...one,
  }),
};
