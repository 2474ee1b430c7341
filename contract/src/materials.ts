import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParams, queryFlag } from './fields.ts';
import { Material, MaterialUpdate, NewMaterial } from './materials.schemas.ts';

const one = { params: idParams, response: Material, errors: ['not-found'] } as const;

export const materials = {
  list: endpoint({
    method: 'GET',
    path: '/materials',
    access: 'admin',
    summary: 'All materials by name',
    query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
    response: z.array(Material),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/materials/:id/details',
    access: 'admin',
    summary: 'One material',
    ...one,
  }),
  create: endpoint({
    method: 'POST',
    path: '/materials',
    access: 'admin',
    summary: 'Create a material',
    body: NewMaterial,
    response: Material,
    errors: [],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/materials/:id',
    access: 'admin',
    summary: 'Change all fields of a material',
    params: idParams,
    body: MaterialUpdate,
    response: Material,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/materials/:id',
    access: 'admin',
    summary: 'Delete a material; planning that has it still shows it',
    params: idParams,
    errors: ['not-found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/materials/:id/restore',
    access: 'admin',
    summary: 'Undo the deletion of a material',
    ...one,
  }),
};
