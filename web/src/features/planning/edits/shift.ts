import { DAY } from '@ploegplan/contract/dates/clock';
import { addDays, toDayNumber } from '@ploegplan/contract/dates/dates';
import { getShiftMinutes } from '@ploegplan/contract/planning/shifts';
import { isWorkday } from '@ploegplan/contract/rules/working-time/working-week';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { listDays } from '../../../lib/dates/periods.ts';
import {
  findAwayOn,
  findHolidayOn,
  findOffByContract,
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
  /** What stays, because nobody can come on the days that were tried. */
  unplaced: PlannedItem[];
}

/** The number of days within which a day is sought on which somebody can come. */
const MOST_SKIPPED = 60;

const getCrewKey = ({ employeeIds }: PlannedItem) => [...employeeIds].sort().join(' ');

export const sortByDay = (items: readonly PlannedItem[]) =>
  items.toSorted((a, b) => a.date.localeCompare(b.date));

/** Returns whether a day is free for the whole company, for counting working days; never, where no weekday is worked. */
export const createFreeDays =
  ({ workingWeek, holidays }: Pick<Obstacles, 'workingWeek' | 'holidays'>) =>
  (day: string): boolean =>
    workingWeek.some((usual) => usual !== null) &&
    (!isWorkday(workingWeek, day) || holidays[day] !== undefined);

/** Counts the working days by which work moves from one day to another, earlier or later: what `addWorkdays` was given. */
export function countWorkdays(from: string, to: string, isFree: (day: string) => boolean): number {
  const passed =
    to > from
      ? listDays({ from: addDays(from, 1), to })
      : listDays({ from: to, to: addDays(from, -1) });
  return passed.filter((day) => !isFree(day)).length;
}

/** The minutes that an item takes; one without times takes all of its day. */
function toSpan({ date, ...times }: PlannedItem) {
  const { start, end } = getShiftMinutes(times) ?? { start: 0, end: DAY };
  const day = toDayNumber(date) * DAY;
  return { start: day + start, end: day + end };
}

/** True when two items are at the same time, and of the same person or with the same material. */
function areInTheWay(one: PlannedItem, other: PlannedItem): boolean {
  const [a, b] = [toSpan(one), toSpan(other)];
  return (
    a.start < b.end &&
    b.start < a.end &&
    (one.employeeIds.some((id) => other.employeeIds.includes(id)) ||
      one.materialIds.some((id) => other.materialIds.includes(id)))
  );
}

/**
 * Moves work to a later or earlier first day. The days of a crew keep their order, and skip holidays, closures, and days on which
 * none of it can come; who is absent or has a free day by contract on one of its days is taken off that day. Work on a free day of
 * the week stays on one. Of the followers only those move that are then in the way, to the first day on which they are not.
 */
export function planShift(
  items: readonly PlannedItem[],
  first: string,
  obstacles: Obstacles,
  followers: readonly PlannedItem[] = [],
): ShiftPlan {
  const { workingWeek, holidays } = obstacles;
  const getDate = createDateMapping(items, first, workingWeek);
  const skipped = new Map<string, SkippedDay>();
  const unplaced: PlannedItem[] = [];
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
    // Who was planned on a free day before may come on one again.
    const usual = removeSkipped(employeeIds, findOffByContract(item, employeeIds, obstacles));
    const out = [
      ...findAwayOn(shift, employeeIds, obstacles),
      ...findOffByContract(shift, usual, obstacles),
      ...findOutOfService(shift, employeeIds, obstacles),
    ];
    out.forEach(skip);
    return removeSkipped(employeeIds, out);
  };
  /** The item on the first day from this one on which somebody can come and nothing is in the way. */
  const place = (item: PlannedItem, from: string, isTaken = (_: string) => false) => {
    for (let tries = 0, date = from; tries < MOST_SKIPPED; tries += 1, date = addDays(date, 1)) {
      const employeeIds = isTaken(date) ? [] : presentOn(date, item);
      if (employeeIds.length > 0) return [{ item, date, employeeIds }];
    }
    unplaced.push(item);
    return [];
  };
  /** The latest days before and after, by crew. */
  const last = new Map<string, { before: string; after: string }>();
  const shifted = sortByDay(items).flatMap((item): ShiftedItem[] => {
    const crew = getCrewKey(item);
    const previous = last.get(crew);
    let date = getDate(item);
    if (previous && previous.after >= date) {
      date = previous.before === item.date ? previous.after : addDays(previous.after, 1);
    }
    const placed = place(item, date);
    for (const { date: after } of placed) last.set(crew, { before: item.date, after });
    return placed;
  });
  for (const item of sortByDay(followers)) {
    const isTaken = (date: string) =>
      shifted.some((other) => areInTheWay({ ...other.item, date: other.date }, { ...item, date }));
    if (isTaken(item.date)) shifted.push(...place(item, item.date, isTaken));
  }
  const byDate = [...skipped.values()].sort((a, b) => a.date.localeCompare(b.date));
  return { shifted, skipped: byDate, unplaced };
}
