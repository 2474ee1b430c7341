import type { NewProjectStatus, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { projectStatuses } from '@ploegplan/contract/projects/status-endpoints';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';

export type StatusValues = Pick<ProjectStatus, 'status' | 'hue' | 'closed'>;

const sortStatuses = (rows: readonly ProjectStatus[], ids: readonly string[]): ProjectStatus[] =>
  rows
    .map((row) => ({ ...row, index: ids.indexOf(row.id) + 1 || rows.length }))
    .toSorted((a, b) => a.index - b.index);

/** The statuses in their order, with the number of projects each; any change of a project can change that number. */
export const statusData = recordData({
  subject: 'projects',
  name: 'statuses',
  nouns: () => ({ one: 'Status', many: 'Statussen' }),
  named: 'status',
  list: ({ signal }) => call(projectStatuses.list, { signal }),
  create: (id, values: Omit<NewProjectStatus, 'id'>) =>
    call(projectStatuses.create, { body: { id, ...values } }),
  update: ({ id, version }, values: StatusValues) =>
    call(projectStatuses.change, { params: { id }, body: { ...values, version } }),
});

/** Puts the statuses in another order, given as all their ids. */
export const useStatusOrder = () =>
  statusData.useChange({
    action: () => 'update',
    noun: 'Status volgorde',
    scope: 'status order',
    getId: () => '',
    send: (ids: readonly string[]) => call(projectStatuses.order, { body: { ids: [...ids] } }),
    expect: sortStatuses,
    undo: (rows, _ids, before) =>
      sortStatuses(
        rows,
        before.map(({ id }) => id),
      ),
  });

interface Removal {
  id: string;
  /** The status that its projects get, when it has any. */
  moveTo: string | null;
}

export const useStatusRemoval = () =>
  statusData.useChange({
    action: () => 'remove',
    getId: ({ id }) => id,
    send: ({ id, moveTo }: Removal) =>
      call(projectStatuses.remove, {
        params: { id },
        query: moveTo === null ? {} : { move_to: moveTo },
      }),
    expect: (rows, { id }) => rows.filter((row) => row.id !== id),
    undo: (_rows, _given, before) => before,
  });
