import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { isWeekend } from '@ploegplan/contract/dates/weekdays';
import type { DayOff } from '@ploegplan/contract/planning/conflicts';
import {
  isWorkday,
  usualWeek,
  type WorkingWeek,
} from '@ploegplan/contract/rules/working-time/working-week';
import type { PlannedItem } from '../../../../data/planning/planning-items.ts';

/** A day on the board; `left` and `width` are fractions of the width beside the names. */
export interface Column {
  date: string;
  left: number;
  width: number;
  isToday: boolean;
  isWeekend: boolean;
  /** A weekday on which the company does not work. */
  isFree: boolean;
  /** The name of the holiday or closure on this day. */
  holiday: string | undefined;
  /** The company is closed. */
  isClosed: boolean;
  /** The weather that is expected, with where: 'Vorst verwacht: Kade'. */
  weather: string | undefined;
}

/** The horizontal scale of the board: days, or the hours of one day (minutes since midnight). */
export interface Scale {
  columns: readonly Column[];
  hours: { from: number; to: number } | null;
  /** The rows say who is on an item, so that other people make it another one. */
  namesPeople: boolean;
}

/** A stretch of the width, as fractions of it. */
export interface Span {
  left: number;
  width: number;
}

/** Little is planned on free weekdays, so working days get more room for names. */
const FREE_SHARE = 0.55;

interface Days {
  dates: readonly string[];
  today: string;
  daysOff?: Readonly<Record<string, DayOff>>;
  weather?: Readonly<Record<string, string>>;
  workingWeek?: WorkingWeek;
  /** The width of a free weekday, as a share of that of other days. */
  freeShare?: number;
  namesPeople?: boolean;
}

/** Lays days out beside each other. */
export function createDaysScale({
  dates,
  today,
  daysOff = {},
  weather = {},
  workingWeek = usualWeek,
  freeShare = FREE_SHARE,
  namesPeople = false,
}: Days): Scale {
  const shares = dates.map((date) => (isWorkday(workingWeek, date) ? 1 : freeShare));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = 0;
  const columns = dates.map((date, index) => {
    const width = (shares[index] ?? 1) / total;
    const column = {
      date,
      left,
      width,
      isToday: date === today,
      isWeekend: isWeekend(date),
      isFree: !isWorkday(workingWeek, date),
      holiday: daysOff[date]?.name,
      isClosed: daysOff[date]?.kind === 'closure',
      weather: weather[date],
    };
    left += width;
    return column;
  });
  return { columns, hours: null, namesPeople };
}

/** Returns the minutes of an item on its own day; the whole day without times. */
export function getItemMinutes({
  startTime,
  endTime,
}: Pick<PlannedItem, 'startTime' | 'endTime'>): {
  from: number;
  to: number;
} {
  const from = startTime ? toMinuteOfDay(startTime) : 0;
  const to = endTime ? toMinuteOfDay(endTime) : DAY;
  // A night shift ends on the next day.
  return { from, to: to > from ? to : DAY };
}

/** A usual working day with some room around it. */
const USUAL = { from: 6 * 60, to: 18 * 60 };

/** The hours of a day, in which all its items fit. */
export function createHoursScale(
  day: Omit<Days, 'dates'> & { date: string },
  items: readonly PlannedItem[],
): Scale {
  const { columns, namesPeople } = createDaysScale({ ...day, dates: [day.date] });
  let { from, to } = USUAL;
  for (const item of items) {
    if (item.date !== day.date) continue;
    if (item.startTime) from = Math.min(from, Math.floor(toMinuteOfDay(item.startTime) / 60) * 60);
    if (item.endTime) to = Math.max(to, Math.ceil(getItemMinutes(item).to / 60) * 60);
  }
  return { columns, hours: { from, to }, namesPeople };
}

/** Computes the span of columns `from` to `to`, or of these minutes on a scale of hours. */
export function computeSpan(scale: Scale, from: number, to: number): Span {
  if (scale.hours) {
    const { from: first, to: last } = scale.hours;
    const fraction = (minute: number) =>
      Math.min(1, Math.max(0, (minute - first) / (last - first)));
    const left = fraction(from);
    return { left, width: Math.max(fraction(to) - left, 0.01) };
  }
  const left = scale.columns[from]?.left ?? 0;
  const last = scale.columns[to];
  return { left, width: (last ? last.left + last.width : 1) - left };
}

/** The index of the column at a fraction of the width. */
export function findColumnAt({ columns }: Scale, fraction: number): number {
  const beyond = columns.findIndex(({ left }) => left > fraction);
  return Math.max(0, (beyond === -1 ? columns.length : beyond) - 1);
}

const SNAP = 15;

/** The minute at a fraction of the width of a scale of hours, to the quarter. */
export function computeMinuteAt({ hours }: Scale, fraction: number): number {
  const { from, to } = hours ?? { from: 0, to: DAY };
  const minute = Math.round((from + fraction * (to - from)) / SNAP) * SNAP;
  return Math.min(to, Math.max(from, minute));
}

/** HH:MM of minutes since midnight; the end of the day is 23:59. */
export const formatTime = (minutes: number): string =>
  formatMinuteOfDay(Math.min(minutes, DAY - 1));
