import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import type { HourKind, NewHourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type HourKindValues = Pick<HourKind, 'name' | 'meaning'>;

export const hourKindsSort = createRememberedSort('hourKindsSort', 'name');

/** The kinds of hours of the company. */
export const hourKindData = recordData({
  subject: 'hourkinds',
  named: 'name',
  nouns: () => ({ one: 'Urensoort', many: 'Urensoorten' }),
  serverChosen: ['isStandard'],
  list: ({ signal }): Promise<HourKind[]> =>
    call(hourKinds.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: HourKindValues) =>
    call(hourKinds.create, { body: { id, ...values } satisfies NewHourKind }),
  update: ({ id, version }, values) =>
    call(hourKinds.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(hourKinds.remove, { params: { id } }),
  restore: (id) => call(hourKinds.restore, { params: { id } }),
});
