import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { expandItem, type PlannedItem } from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';
import { noteWeek } from './planning-weeks.ts';

/** Keeps the identity of unchanged items, also when others were inserted before them. */
export function keepUnchanged(
  before: readonly PlannedItem[] | undefined,
  after: readonly PlannedItem[],
): readonly PlannedItem[] {
  const known = new Map(before?.map((item) => [item.id, item]));
  const kept = after.map((item) => replaceEqualDeep(known.get(item.id), item));
  const isSame = kept.length === before?.length && kept.every((item, at) => item === before[at]);
  return isSame ? before : kept;
}

export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: planningKeys.week(monday),
    queryFn: async ({ client, signal }) => {
      const query = { from: monday, to: addDays(monday, 6) };
      const items = await call(planning.list, { query, signal });
      // An answer that came after it was cancelled is old.
      signal.throwIfAborted();
      return noteWeek(client, monday, items.map(expandItem));
    },
    refetchOnWindowFocus: 'always',
    structuralSharing: (before, after) =>
      keepUnchanged(before as readonly PlannedItem[] | undefined, after as readonly PlannedItem[]),
  });

/** The weeks in which these days lie; each has its own key, so that views share them. */
export function weeksQueries(from: string, to: string) {
  const queries = [];
  for (let monday = getMonday(from); monday <= to; monday = addDays(monday, 7)) {
    queries.push(weekQuery(monday));
  }
  return queries;
}

/** A whole item, with what lists leave out. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: planningKeys.item(id),
    queryFn: ({ signal }) => call(planning.get, { params: { id }, signal }),
  });

export const itemHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: planningKeys.history(id),
    queryFn: ({ signal }) => call(planning.history, { params: { id }, signal }),
  });

export const rangeQuery = (id: string) =>
  queryOptions({
    queryKey: planningKeys.range(id),
    queryFn: async ({ signal }) =>
      (await call(planning.range, { params: { id }, signal })).map(expandItem),
  });

/** The planning of a project from a day on. */
export const projectPlanningQuery = (id: string, from: string) =>
  queryOptions({
    queryKey: planningKeys.ofProject(id, from),
    queryFn: async ({ signal }) =>
      (await call(planning.ofProject, { params: { id }, query: { from }, signal })).map(expandItem),
  });

/** The planned hours of each employee in each week of these days. */
export const plannedWeeksQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: planningKeys.hours(from, to),
    queryFn: ({ signal }) => call(planning.weeks, { query: { from, to }, signal }),
  });
