import { Material, MaterialUpdate, NewMaterial } from './materials.schemas.ts';
import { recordEndpoints } from './record-endpoints.ts';

export const materials = recordEndpoints('/materials', 'material', {
  row: Material,
  added: NewMaterial,
  updated: MaterialUpdate,
});
