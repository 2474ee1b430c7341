import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';

/** The same work on days that follow each other. */
export interface Stretch {
  item: PlannedForEmployee;
  lastDay: string;
}

/** Joins items of days that follow each other, where `formatText` gives the same text for them: all that is shown besides the day. */
export function joinStretches(
  items: readonly PlannedForEmployee[],
  formatText: (item: PlannedForEmployee) => string,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const item of items) {
    const before = stretches.find(
      (stretch) =>
        addDays(stretch.lastDay, 1) === item.date && formatText(stretch.item) === formatText(item),
    );
    if (before) before.lastDay = item.date;
    else stretches.push({ item, lastDay: item.date });
  }
  return stretches;
}
