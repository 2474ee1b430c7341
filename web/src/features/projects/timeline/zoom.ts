import { addDays, dateOfDay, dayNumber, mondayOf } from '@ploegplan/contract/dates/dates';
import { formatDay, formatMonth } from '../../../lib/dates/dates.ts';
import { choice, isTexts, ofUser } from '../../../lib/remembered/memory.ts';
import { type HeadPart, partsBy, weekHead } from '../../../ui/day-grid/heads.ts';

export type Zoom = 'week' | 'month' | 'quarter' | 'year';
export type Grouping = 'status' | 'client';

export const timelineZoom = choice('timelineZoom', 'user', 'quarter', 'week', 'month', 'year');
export const timelineGrouping = choice('timelineGrouping', 'user', 'status', 'client');
/** The groups that are folded though their status is not finished, or the other way round. */
export const toggledGroups = ofUser('timelineGroups', isTexts, () => []);

/** Days that fit beside the names: of a week the next one too, to drag into. */
export const shownDays: Record<Zoom, number> = { week: 14, month: 31, quarter: 91, year: 365 };

/** Days by which a key moves a date. */
export const keyStep: Record<Zoom, number> = { week: 1, month: 1, quarter: 7, year: 7 };

/** Days before today that are shown at first, as a part of all that are. */
const BEFORE_TODAY = 0.25;

/** A moment on the scale is a number of days since 1970; this one is at the left edge. */
export const firstLeft = (today: string, shown: number): number =>
  dayNumber(today) - shown * BEFORE_TODAY;

/** The left edge after zooming: today stays where it is if it is in view, else what is in the middle. */
export function zoomedLeft(left: number, before: number, after: number, today: string): number {
  const now = dayNumber(today) + 0.5;
  const isTodayInView = now >= left && now <= left + before;
  const fixed = isTodayInView ? now : left + before / 2;
  return fixed - ((fixed - left) / before) * after;
}

export const daysOf = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dateOfDay(first + at));

const namedWeek = (day: string) => {
  const { key, label } = weekHead(day);
  return { key, label: `week ${label}` };
};

/** 'november 2026', 'november – december 2026' or 'december 2026 – januari 2027', as the days of the week are in. */
function monthsOfWeek(day: string): string {
  const monday = mondayOf(day);
  const first = formatMonth(monday).long;
  const last = formatMonth(addDays(monday, 6)).long;
  if (first === last) return first;
  const [month, year] = first.split(' ');
  return last.endsWith(` ${year}`) ? `${month} – ${last}` : `${first} – ${last}`;
}

const upperOf: Record<Zoom, (day: string) => { key: string; label: string }> = {
  week: (day) => {
    const { key, label } = namedWeek(day);
    return { key, label: `${label} · ${monthsOfWeek(day)}` };
  },
  month: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).long }),
  quarter: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).long }),
  year: (day) => ({ key: day.slice(0, 4), label: day.slice(0, 4) }),
};

/** Below this width in pixels, a head has no room for the word 'week'. */
const WORD = 56;

const lowerOf: Record<Zoom, (day: string) => { key: string; label: string }> = {
  week: (day) => ({ key: day, label: formatDay(day).split(' ').slice(0, 2).join(' ') }),
  month: (day) => ({ key: day, label: `${Number(day.slice(8))}` }),
  quarter: namedWeek,
  year: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).short }),
};

export const hasRoomForWord = (dayWidth: number): boolean => dayWidth * 7 >= WORD;

/** Weeks above days, months above days or weeks, years above months. `first` is the column of the first day. */
export const headsOf = (
  zoom: Zoom,
  days: readonly string[],
  { first, hasRoom }: { first: number; hasRoom: boolean },
): [upper: HeadPart[], lower: HeadPart[]] => [
  partsBy(days, upperOf[zoom], first),
  partsBy(days, zoom === 'quarter' && !hasRoom ? weekHead : lowerOf[zoom], first),
];
