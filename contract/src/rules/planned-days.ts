import type { ListedItem, PlannedDays } from '../planning.schemas.ts';

/** The items of an answer, each with its day and its version. */
export const listedItems = (days: PlannedDays): ListedItem[] =>
  Object.entries(days).flatMap(([date, items]) =>
    items.map((item) => ({ ...item, date, version: item.version ?? 1 })),
  );

/** The opposite of `listedItems`. */
export function plannedDays(items: readonly ListedItem[]): PlannedDays {
  const days: PlannedDays = {};
  for (const { date, version: current, ...item } of items) {
    const day = days[date] ?? [];
    day.push(current === 1 ? item : { ...item, version: current });
    days[date] = day;
  }
  return days;
}
