import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { FollowingWork, PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { type QueryClient, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import {
  computeOutcomes,
  expandItem,
  type Outcomes,
  type PlannedItem,
  withOutcomes,
} from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';

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

/** The planning of some work from a day on. */
export const followingQuery = (query: FollowingWork) =>
  queryOptions({
    queryKey: planningKeys.following(query),
    queryFn: async ({ signal }) =>
      (await call(planning.following, { query, signal })).map(expandItem),
  });

/** The planned hours of each employee in each week of these days. */
export const plannedWeeksQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: planningKeys.hours(from, to),
    queryFn: ({ signal }) => call(planning.weeks, { query: { from, to }, signal }),
  });

type Week = readonly PlannedItem[];

/** The server's answers by Monday, and the edits on them without an answer yet: together they are shown. */
interface Unanswered {
  weeks: Map<string, Week>;
  edits: readonly PlanningEdit[];
}

const unanswered = new WeakMap<QueryClient, Unanswered>();

const listCachedWeeks = (cache: QueryClient): [monday: string, shown: Week][] =>
  cache
    .getQueriesData<Week>({ queryKey: planningKeys.weeks })
    .flatMap(([key, shown]) => (shown ? [[String(key[2]), shown]] : []));

/** Yyyy-MM-dd compares as text. */
const isInWeek = (monday: string) => {
  const sunday = addDays(monday, 6);
  return ({ date }: PlannedItem) => date >= monday && date <= sunday;
};

/** The item as the server last gave it, when a cached week has it. */
export function findKnownItem(cache: QueryClient, id: string): PlannedItem | undefined {
  const weeks = unanswered.get(cache)?.weeks ?? new Map(listCachedWeeks(cache));
  for (const week of weeks.values()) {
    const item = week.find((candidate) => candidate.id === id);
    if (item) return item;
  }
  return undefined;
}

function show(cache: QueryClient, weeks: ReadonlyMap<string, Week>, outcomes: Outcomes): void {
  for (const [monday, shown] of listCachedWeeks(cache)) {
    const next = withOutcomes(weeks.get(monday) ?? shown, outcomes, isInWeek(monday));
    const key = planningKeys.week(monday);
    // The data were not read now, so they are not fresher than before.
    const updatedAt = cache.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (next !== shown) cache.setQueryData(key, next, { updatedAt });
  }
}

/** Shows these edits on all cached weeks, in place of those shown before; none when all are answered. */
export function showUnanswered(cache: QueryClient, edits: readonly PlanningEdit[]): void {
  const known = unanswered.get(cache);
  if (!known && edits.length === 0) return;
  const weeks = known?.weeks ?? new Map(listCachedWeeks(cache));
  unanswered.set(cache, { weeks, edits });
  show(
    cache,
    weeks,
    computeOutcomes(edits, (id) => findKnownItem(cache, id)),
  );
  if (edits.length === 0) unanswered.delete(cache);
}

/** Puts what the server made of items in all cached weeks; null for a removed one. */
export function settleItems(cache: QueryClient, outcomes: Outcomes): void {
  const known = unanswered.get(cache);
  if (!known) {
    show(cache, new Map(), outcomes);
    return;
  }
  for (const [monday, week] of known.weeks) {
    known.weeks.set(monday, withOutcomes(week, outcomes, isInWeek(monday)));
  }
  showUnanswered(cache, known.edits);
}

/** Takes a week that was read; gives what is shown of it. */
export function noteWeek(cache: QueryClient, monday: string, week: Week): Week {
  const known = unanswered.get(cache);
  if (!known) return week;
  known.weeks.set(monday, week);
  const outcomes = computeOutcomes(known.edits, (id) => findKnownItem(cache, id));
  return withOutcomes(week, outcomes, isInWeek(monday));
}
