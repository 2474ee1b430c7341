import { planning } from '@ploegplan/contract/planning';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { addDays } from '@ploegplan/contract/rules/dates';
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

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
