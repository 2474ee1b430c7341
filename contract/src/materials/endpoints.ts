import * as z from 'zod/mini';
import { endpoint, withScope } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { importEndpoint, recordEndpoints } from '../record-endpoints.ts';
import { RecordHistory } from '../work/schemas.ts';
import {
  Material,
  MaterialUpdate,
  MaterialWork,
  NewMaterial,
  PartialMaterialUpdate,
  PlannedMaterial,
} from './schemas.ts';

export const materials = withScope('materials', {
  ...recordEndpoints('/materials', 'material', {
    row: Material,
    added: NewMaterial,
    updated: PartialMaterialUpdate,
  }),
  importRows: importEndpoint('/materials', 'material', {
    added: NewMaterial,
    updated: MaterialUpdate,
  }),
  planned: endpoint('GET', '/materials/planned', {
    access: 'admin',
    summary: 'Where each material is planned from today on, of those that are',
    response: z.array(PlannedMaterial),
  }),
  work: endpoint('GET', '/materials/:id/work', {
    access: 'admin',
    summary: 'The planning items that used and will use a material',
    params: idParams,
    response: MaterialWork,
    errors: ['not-found'],
  }),
  history: endpoint('GET', '/materials/:id/history', {
    access: 'admin',
    summary: 'Who changed what of a material, the newest first',
    params: idParams,
    response: RecordHistory,
    errors: ['not-found'],
  }),
});
