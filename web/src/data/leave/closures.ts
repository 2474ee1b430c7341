import { closures } from '@ploegplan/contract/closures/endpoints';
import type { Closure, NewClosure, PlannedClosure } from '@ploegplan/contract/closures/schemas';
import { queryOptions } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type ClosureValues = Omit<NewClosure, 'id'>;

export const closureCostsQuery = (planned: PlannedClosure) =>
  queryOptions({
    queryKey: ['leave', 'closure', planned],
    queryFn: ({ signal }) => call(closures.costs, { query: planned, signal }),
  });

export const closuresSort = createRememberedSort('closuresSort', 'firstDay');

export const closureData = recordData({
  subject: 'closures',
  named: 'name',
  nouns: () => ({ one: 'Bedrijfssluiting', many: 'Bedrijfssluitingen' }),
  list: ({ signal }): Promise<Closure[]> =>
    call(closures.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: ClosureValues) => call(closures.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(closures.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(closures.remove, { params: { id } }),
  restore: (id) => call(closures.restore, { params: { id } }),
});
