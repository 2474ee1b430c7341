import type { ListedItem, PlannedDays } from '../planning.schemas.ts';

/** The items of an answer, each with its day and its version. */
export const listedItems = (days: PlannedDays): ListedItem[] =>
  Object.entries(days).flatMap(([date, items]) =>
    items.map((item) => ({ ...item, date, version: item.version ?? 1 })),
  );
