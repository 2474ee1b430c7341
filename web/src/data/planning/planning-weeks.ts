import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import type { QueryClient } from '@tanstack/react-query';
import {
  computeOutcomes,
  type Outcomes,
  type PlannedItem,
  withOutcomes,
} from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';

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
