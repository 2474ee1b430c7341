import { addDays, countDaysBetween } from '@ploegplan/contract/dates/dates';
import { isWeekend } from '@ploegplan/contract/dates/weekdays';
import { limits } from '@ploegplan/contract/limits';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { listDays } from '../../../lib/dates/periods.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import {
  findAwayOn,
  findHolidayOn,
  findOutOfService,
  type Obstacles,
  removeSkipped,
  type SkippedDay,
} from '../form/values/days.ts';
import type { Scope } from '../form/values/range.ts';
import { computeRowValues, copyEdits, type RowsBy, type Values } from './commands.ts';
import { addWorkdays } from './days.ts';

export const findFirstDate = (items: readonly PlannedItem[]): string =>
  items.map(({ date }) => date).sort()[0] ?? '';

/** The items of a bar that are meant when the one at an index was pointed at. */
export const selectItems = (
  scope: Scope,
  items: readonly PlannedItem[],
  at: number,
): PlannedItem[] =>
  items.filter((_, index) => scope === 'all' || index === at || (scope === 'later' && index > at));

/** Creates the dates of items that begin on another day: work of workdays skips the free days of the week there too. */
export function createDateMapping(
  items: readonly PlannedItem[],
  first: string,
  workingWeek: WorkingWeek,
): (item: Pick<PlannedItem, 'date'>) => string {
  const before = findFirstDate(items);
  const isWorked = (day: string) => isWorkday(workingWeek, day);
  const isOfWorkdays = [first, ...items.map(({ date }) => date)].every(isWorked);
  return ({ date }) => {
    if (!isOfWorkdays) return addDays(first, countDaysBetween(before, date));
    const count = listDays({ from: before, to: addDays(date, -1) }).filter(isWorked).length;
    return addWorkdays(first, count, (day) => !isWorked(day));
  };
}

export interface Placing {
  /** The day on which the first of the items comes. */
  date: string;
  /** The rows that they leave and come to; null: they stay in their own. */
  from: string | null;
  to: string | null;
  rowsBy: RowsBy;
  workingWeek: WorkingWeek;
  isCopy: boolean;
}

/** Returns a function that moves items to another place. */
export function createPlacing(
  items: readonly PlannedItem[],
  { date: first, from, to, rowsBy, workingWeek, isCopy }: Placing,
): (item: PlannedItem) => Values {
  const getDate = createDateMapping(items, first, workingWeek);
  return (item) => {
    const date = getDate(item);
    return {
      ...(date !== item.date && { date }),
      ...(from !== null && to !== null && computeRowValues(item, { from, to, rowsBy, isCopy })),
    };
  };
}

interface Rules extends Omit<Obstacles, 'workingWeek'> {
  /** Weekends are skipped too. */
  hidesWeekend: boolean;
  /** Tells whether an employee's work is copied. */
  isMeant: (employeeId: string) => boolean;
  withSkipped: boolean;
  /** The last day that is planned. */
  until?: string | undefined;
}

export interface CopyPlan {
  edits: PlanningEdit[];
  /** The days that the rules leave out, also when they are planned nevertheless. */
  skipped: SkippedDay[];
}

interface Copied {
  item: PlannedItem;
  values: Values;
}

/** A copy on another day with those of its people who can come; null when it stays out. */
function copyOn(date: string, item: PlannedItem, rules: Rules, skip: (day: SkippedDay) => void) {
  const meant = item.employeeIds.filter(rules.isMeant);
  if (meant.length === 0 || (rules.until !== undefined && date > rules.until)) return null;
  const shift = { ...item, date };
  const dayOff =
    findHolidayOn(shift, rules.holidays) ??
    (rules.hidesWeekend && isWeekend(date) ? 'weekend' : null);
  if (dayOff !== null) {
    skip({ date, employeeId: null, reason: dayOff });
    if (!rules.withSkipped) return null;
  }
  const away = [...findAwayOn(shift, meant, rules), ...findOutOfService(shift, meant, rules)];
  if (dayOff === null) away.forEach(skip);
  const employeeIds = rules.withSkipped ? meant : removeSkipped(meant, away);
  if (employeeIds.length === 0) return null;
  const isSame = employeeIds.length === item.employeeIds.length;
  return { item, values: { date, ...(!isSame && { employeeIds }) } };
}

/** Copies of items so many days later, once for each number of days; what was one range is one again. */
export function planCopies(
  items: readonly PlannedItem[],
  offsets: readonly number[],
  rules: Rules,
): CopyPlan {
  const skipped = new Map<string, SkippedDay>();
  const skip = (day: SkippedDay) => {
    const key = `${day.date} ${day.employeeId ?? ''}`;
    if (!skipped.has(key)) skipped.set(key, day);
  };
  const edits = offsets.flatMap((days) => {
    const copies = items.flatMap((item): Copied[] => {
      const copy = copyOn(addDays(item.date, days), item, rules, skip);
      return copy ? [copy] : [];
    });
    const valuesByItem = new Map(copies.map(({ item, values }) => [item, values]));
    return copyEdits([...valuesByItem.keys()], (item) => valuesByItem.get(item) ?? {});
  });
  const inOrder = [...skipped.entries()].sort(([a], [b]) => a.localeCompare(b));
  return { edits, skipped: inOrder.map(([, day]) => day) };
}

/** The longest that work is repeated ahead. */
export const MOST_REPEATED_DAYS = 366;

/** The numbers of days after which work comes back each week, until a day. */
export function computeWeeklyOffsets(items: readonly PlannedItem[], until: string): number[] {
  const days = countDaysBetween(findFirstDate(items), until);
  return Array.from({ length: Math.max(0, Math.floor(days / 7)) }, (_, at) => (at + 1) * 7);
}

/** Explains why this many edits cannot be one command. */
export const explainTooMany = (count: number): string | null =>
  count > limits.planningEdits
    ? `Dat zijn ${formatNumber(count)} items. Er kunnen er ${formatNumber(limits.planningEdits)} tegelijk.`
    : null;
