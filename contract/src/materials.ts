import { Material, MaterialUpdate, NewMaterial } from './materials.schemas.ts';
import { importEndpoint, recordEndpoints } from './record-endpoints.ts';

export const materials = {
  ...recordEndpoints('/materials', 'material', {
    row: Material,
    added: NewMaterial,
    updated: MaterialUpdate,
  }),
  importRows: importEndpoint('/materials', 'material', {
    added: NewMaterial,
    updated: MaterialUpdate,
  }),
};
