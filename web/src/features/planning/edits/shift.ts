import { addDays } from '@ploegplan/contract/dates/dates';
import { isWorkday } from '@ploegplan/contract/rules/working-time/working-week';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  findAwayOn,
  findHolidayOn,
  findOutOfService,
  type Obstacles,
  removeSkipped,
  type SkippedDay,
} from '../form/values/days.ts';
import { createDateMapping } from './copy.ts';

export interface ShiftedItem {
  item: PlannedItem;
  date: string;
  employeeIds: string[];
}

export interface ShiftPlan {
  shifted: ShiftedItem[];
  /** Days that nobody works, and days without somebody. */
  skipped: SkippedDay[];
}

/** The number of days within which a day is sought on which somebody can come. */
const MOST_SKIPPED = 60;

const getCrewKey = ({ employeeIds }: PlannedItem) => [...employeeIds].sort().join(' ');

/**
 * Moves work to a later or earlier first day. The days of a crew keep their order, and skip holidays, closures, and days on which
 * none of it can come; who is absent on one of its days is taken off that day. Work on a free day of the week stays on one.
 */
export function planShift(
  items: readonly PlannedItem[],
  first: string,
  obstacles: Obstacles,
): ShiftPlan {
  const { workingWeek, holidays } = obstacles;
  const getDate = createDateMapping(items, first, workingWeek);
  const skipped = new Map<string, SkippedDay>();
  const skip = (day: SkippedDay) => skipped.set(`${day.date} ${day.employeeId ?? ''}`, day);
  /** Finds who can come; nobody on a day that the item skips. */
  const presentOn = (date: string, item: PlannedItem): string[] => {
    const shift = { ...item, date };
    const holiday = findHolidayOn(shift, holidays);
    if (holiday !== undefined) {
      skip({ date, employeeId: null, reason: holiday });
      return [];
    }
    // Free days of the week are skipped without a word, as everywhere.
    if (isWorkday(workingWeek, item.date) && !isWorkday(workingWeek, date)) return [];
    const { employeeIds } = item;
    const out = [
      ...findAwayOn(shift, employeeIds, obstacles),
      ...findOutOfService(shift, employeeIds, obstacles),
    ];
    out.forEach(skip);
    return removeSkipped(employeeIds, out);
  };
  /** The latest days before and after, by crew. */
  const last = new Map<string, { before: string; after: string }>();
  const inOrder = items.toSorted((a, b) => a.date.localeCompare(b.date));
  const shifted = inOrder.flatMap((item): ShiftedItem[] => {
    const crew = getCrewKey(item);
    const previous = last.get(crew);
    let date = getDate(item);
    if (previous && previous.after >= date) {
      date = previous.before === item.date ? previous.after : addDays(previous.after, 1);
    }
    for (let tries = 0; tries < MOST_SKIPPED; tries += 1, date = addDays(date, 1)) {
      const employeeIds = presentOn(date, item);
      if (employeeIds.length === 0) continue;
      last.set(crew, { before: item.date, after: date });
      return [{ item, date, employeeIds }];
    }
    return [];
  });
  const byDate = [...skipped.values()].sort((a, b) => a.date.localeCompare(b.date));
  return { shifted, skipped: byDate };
}
