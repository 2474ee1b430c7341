import { planning } from '@ploegplan/contract/planning';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { addDays, isoWeek, today } from '@ploegplan/contract/rules/dates';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { between, choice, isPlannable, ofUser, rememberedSort } from '../lib/remembered/memory.ts';

export const planningSort = rememberedSort('planningSort', 'time');
export const viewMode = choice('viewMode', 'user', 'week', 'day', 'month');
export const publicViewMode = choice('publicViewMode', 'user', 'day', 'week');
export const selectedDate = ofUser('selectedDate', isPlannable, () => today());
export const selectedWeek = ofUser('selectedWeek', between(1, 53), () => isoWeek(today()).week);
export const selectedYear = ofUser(
  'selectedYear',
  between(1900, 2199),
  () => isoWeek(today()).year,
);

export const planningKeys = {
  all: ['planning'] as const,
  week: (monday: string) => ['planning', 'week', monday] as const,
};

/** Keeps the identity of unchanged items, also when others were inserted before them. */
export function keepUnchanged(
  before: readonly PlanningItem[] | undefined,
  after: readonly PlanningItem[],
): PlanningItem[] {
  const known = new Map(before?.map((item) => [item.id, item]));
  return after.map((item) => replaceEqualDeep(known.get(item.id), item));
}

/** The items of the week that begins on this Monday. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: planningKeys.week(monday),
    queryFn: ({ signal }) =>
      call(planning.list, { query: { from: monday, to: addDays(monday, 6) }, signal }),
    refetchOnWindowFocus: 'always',
    structuralSharing: (before, after) =>
      keepUnchanged(before as PlanningItem[] | undefined, after as PlanningItem[]),
  });
