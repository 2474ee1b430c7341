import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';

/** Equal work on days that follow each other. */
export interface ConsecutiveDays {
  item: PlannedForEmployee;
  lastDay: string;
}

/** Joins items of days that follow each other, where `formatText` gives the same text for them: all that is shown besides the day. */
export function joinConsecutiveDays(
  items: readonly PlannedForEmployee[],
  formatText: (item: PlannedForEmployee) => string,
): ConsecutiveDays[] {
  const joined: ConsecutiveDays[] = [];
  for (const item of items) {
    const before = joined.find(
      (days) =>
        addDays(days.lastDay, 1) === item.date && formatText(days.item) === formatText(item),
    );
    if (before) before.lastDay = item.date;
    else joined.push({ item, lastDay: item.date });
  }
  return joined;
}
