import type { BodyFor } from '@ploegplan/contract/endpoint';
import { materials } from '@ploegplan/contract/materials';
import type { Material, NewMaterial } from '@ploegplan/contract/materials.schemas';
import { call } from '../lib/api/call.ts';
import { recordData } from '../lib/api/record-data.ts';
import { rememberedSort } from '../lib/remembered/memory.ts';

export type MaterialValues = Omit<NewMaterial, 'id'>;

export const materialsSort = rememberedSort('materialsSort', 'actions');

export const materialData = recordData({
  subject: 'materials',
  named: 'name',
  nouns: () => ({ one: 'Materieel', many: 'Materieel' }),
  list: ({ signal }): Promise<Material[]> =>
    call(materials.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: MaterialValues) => call(materials.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(materials.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(materials.remove, { params: { id } }),
  restore: (id) => call(materials.restore, { params: { id } }),
});

/** Creates and changes materials of a file, all or none. */
export const importMaterials = (body: BodyFor<typeof materials.importRows>) =>
  call(materials.importRows, { body });
