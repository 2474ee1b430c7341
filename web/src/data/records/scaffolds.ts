import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import type { ScaffoldKind } from '@ploegplan/contract/scaffolds/kinds';
import type {
  NewScaffold,
  NewScaffoldEvent,
  NewStorm,
  Scaffold,
} from '@ploegplan/contract/scaffolds/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';

export type ScaffoldValues = Omit<NewScaffold, 'id'>;

export const scaffoldsSort = createRememberedSort('scaffoldsSort', 'dueOn');

export const scaffoldData = recordData({
  subject: 'scaffolds',
  named: 'number',
  nouns: () => ({ one: 'Steiger', many: 'Steigers' }),
  list: ({ signal }): Promise<Scaffold[]> =>
    call(scaffolds.list, { query: { includingdeleted: 'true' }, signal }),
  details: (id, { signal }) => call(scaffolds.get, { params: { id }, signal }),
  create: (id, values: ScaffoldValues) => call(scaffolds.create, { body: { id, ...values } }),
  update: ({ id, version }, values) =>
    call(scaffolds.update, { params: { id }, body: { ...values, version } }),
  remove: (id) => call(scaffolds.remove, { params: { id } }),
  restore: (id) => call(scaffolds.restore, { params: { id } }),
});

/** Reads what is due. */
export const readDueScaffolds = (signal: AbortSignal) => call(scaffolds.due, { signal });

export const scaffoldEventsQuery = (id: string) =>
  queryOptions({
    queryKey: ['scaffolds', 'events', id],
    queryFn: ({ signal }) => call(scaffolds.events, { params: { id }, signal }),
  });

export const scaffoldHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: ['scaffolds', 'history', id],
    queryFn: ({ signal }) => call(scaffolds.history, { params: { id }, signal }),
  });

/** Records an event of a scaffold, and reads again what follows from it. */
export function useRecordScaffold(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewScaffoldEvent) => call(scaffolds.record, { params: { id }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['scaffolds'] }),
  });
}

/** The scaffolds in use that a storm of this force concerns, at these projects or at all. */
export const listInStorm = (
  scaffolds: readonly Scaffold[],
  stormFrom: Readonly<Record<ScaffoldKind, number>>,
  { force, projectIds }: { force: number; projectIds: readonly string[] },
): Scaffold[] =>
  scaffolds.filter(
    ({ deleted, state, kind, projectId }) =>
      !deleted &&
      (state === 'handed-over' || state === 'closed-off' || state === 'altered') &&
      stormFrom[kind] <= force &&
      (projectIds.length === 0 || projectIds.includes(projectId)),
  );

/** Closes scaffolds off after a storm, or marks them for inspection. */
export function useStorm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NewStorm) => call(scaffolds.storm, { body }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['scaffolds'] }),
  });
}
