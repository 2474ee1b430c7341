import type { BodyFor } from '@ploegplan/contract/endpoint';
import { materials } from '@ploegplan/contract/materials/endpoints';
import type { Material, NewMaterial } from '@ploegplan/contract/materials/schemas';
import { queryOptions } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type MaterialValues = Omit<NewMaterial, 'id'>;

export const materialsSort = createRememberedSort('materialsSort', 'actions');

export const materialData = recordData({
  subject: 'materials',
  named: 'name',
  nouns: () => ({ one: 'Materieel', many: 'Materieel' }),
  list: ({ signal }): Promise<Material[]> =>
    call(materials.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(materials.get, { params: { id }, signal }),
  create: (id, values: MaterialValues) => call(materials.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(materials.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(materials.remove, { params: { id } }),
  restore: (id) => call(materials.restore, { params: { id } }),
});

/** Creates and changes materials of a file, all or none. */
export const importMaterials = (body: BodyFor<typeof materials.importRows>) =>
  call(materials.importRows, { body });

/** Reads the places of materials from today on; any change of the planning can change them. */
export const plannedMaterialsQuery = queryOptions({
  queryKey: ['work', 'materials'],
  queryFn: ({ signal }) => call(materials.planned, { signal }),
});

export const materialWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ['work', 'material', id],
    queryFn: ({ signal }) => call(materials.work, { params: { id }, signal }),
  });

export const materialHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['materials', 'history', id],
    queryFn: ({ signal }) => call(materials.history, { params: { id }, signal }),
  });
