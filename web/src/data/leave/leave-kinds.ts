import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import type { LeaveKind, NewLeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type LeaveKindValues = Omit<LeaveKind, 'id' | 'deleted' | 'version'>;

export const leaveKindsSort = createRememberedSort('leaveKindsSort', 'name');

/** The kinds of leave of the company. */
export const leaveKindData = recordData({
  subject: 'absences',
  name: 'kinds',
  named: 'name',
  nouns: () => ({ one: 'Verlofsoort', many: 'Verlofsoorten' }),
  list: ({ signal }): Promise<LeaveKind[]> =>
    call(leaveKinds.list, { query: { includingdeleted: 'true' }, signal }),
  create: (id, values: LeaveKindValues) =>
    call(leaveKinds.create, { body: { id, ...values } satisfies NewLeaveKind }),
  update: ({ id, version }, values) =>
    call(leaveKinds.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(leaveKinds.remove, { params: { id } }),
  restore: (id) => call(leaveKinds.restore, { params: { id } }),
});
