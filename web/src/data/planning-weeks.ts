import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { mondayOf } from '@ploegplan/contract/rules/dates';
import type { QueryClient } from '@tanstack/react-query';
import { planningKeys } from './planning.ts';

/** A week's items with one put in, replaced or, when its date lies in another week, taken out. */
export function placeInWeek(
  items: readonly PlanningItem[],
  monday: string,
  item: PlanningItem,
): PlanningItem[] {
  const belongs = mondayOf(item.date) === monday;
  if (!belongs) return items.filter(({ id }) => id !== item.id);
  const isKnown = items.some(({ id }) => id === item.id);
  return isKnown ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item];
}

type Weeks = [readonly unknown[], PlanningItem[] | undefined][];

const weekPrefix = [...planningKeys.all, 'week'] as const;

/** Changes every week in the cache and gives back what was there, for a roll-back. */
async function changeWeeks(
  cache: QueryClient,
  change: (items: PlanningItem[], monday: string) => PlanningItem[],
): Promise<Weeks> {
  await cache.cancelQueries({ queryKey: weekPrefix });
  const before = cache.getQueriesData<PlanningItem[]>({ queryKey: weekPrefix });
  for (const [key, items] of before) {
    if (items) cache.setQueryData(key, change(items, String(key[2])));
  }
  return before;
}

export const showItem = (cache: QueryClient, item: PlanningItem): Promise<Weeks> =>
  changeWeeks(cache, (items, monday) => placeInWeek(items, monday, item));

export const hideItem = (cache: QueryClient, id: string): Promise<Weeks> =>
  changeWeeks(cache, (items) => items.filter((item) => item.id !== id));

export function restoreWeeks(cache: QueryClient, before: Weeks): void {
  for (const [key, items] of before) cache.setQueryData(key, items);
}
