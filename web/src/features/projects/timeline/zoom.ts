import { addDays, fromDayNumber, getMonday, toDayNumber } from '@ploegplan/contract/dates/dates';
import { formatDay, formatMonth } from '../../../lib/dates/dates.ts';
import { createChoice, isTexts, ofUser } from '../../../lib/remembered/memory.ts';
import { getWeekHead, groupParts, type HeadPart } from '../../../ui/day-grid/heads.ts';

export type Zoom = 'week' | 'month' | 'quarter' | 'year';
export type Grouping = 'status' | 'client';

export const timelineZoom = createChoice(
  'timelineZoom',
  'user',
  'quarter',
  'week',
  'month',
  'year',
);
export const timelineGrouping = createChoice('timelineGrouping', 'user', 'status', 'client');
/** The groups that are folded though their status is not finished, or the other way round. */
export const toggledGroups = ofUser('timelineGroups', isTexts, () => []);

/** Days that fit beside the names: of a week the next one too, to drag into. */
export const shownDays: Record<Zoom, number> = { week: 14, month: 31, quarter: 91, year: 365 };

/** Days by which a key moves a date. */
export const keyStep: Record<Zoom, number> = { week: 1, month: 1, quarter: 7, year: 7 };

/** Days before today that are shown at first, as a part of all that are. */
const BEFORE_TODAY = 0.25;

/** A moment on the scale is a number of days since 1970; this one is at the left edge. */
export const computeFirstLeft = (today: string, shown: number): number =>
  toDayNumber(today) - shown * BEFORE_TODAY;

/** The left edge after zooming: today stays where it is if it is in view, else what is in the middle. */
export function computeZoomedLeft(
  left: number,
  before: number,
  after: number,
  today: string,
): number {
  const now = toDayNumber(today) + 0.5;
  const isTodayInView = now >= left && now <= left + before;
  const fixed = isTodayInView ? now : left + before / 2;
  return fixed - ((fixed - left) / before) * after;
}

export const listDays = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => fromDayNumber(first + at));

const getNamedWeek = (day: string) => {
  const { key, label } = getWeekHead(day);
  return { key, label: `week ${label}` };
};

/** 'november 2026', 'november – december 2026' or 'december 2026 – januari 2027', as the days of the week are in. */
function formatWeekMonths(day: string): string {
  const monday = getMonday(day);
  const first = formatMonth(monday).long;
  const last = formatMonth(addDays(monday, 6)).long;
  if (first === last) return first;
  const [month, year] = first.split(' ');
  return last.endsWith(` ${year}`) ? `${month} – ${last}` : `${first} – ${last}`;
}

const upperHeads: Record<Zoom, (day: string) => { key: string; label: string }> = {
  week: (day) => {
    const { key, label } = getNamedWeek(day);
    return { key, label: `${label} · ${formatWeekMonths(day)}` };
  },
  month: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).long }),
  quarter: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).long }),
  year: (day) => ({ key: day.slice(0, 4), label: day.slice(0, 4) }),
};

/** A head narrower than this, in pixels, has no room for the word 'week'. */
const WORD = 56;

const lowerHeads: Record<Zoom, (day: string) => { key: string; label: string }> = {
  week: (day) => ({ key: day, label: formatDay(day).split(' ').slice(0, 2).join(' ') }),
  month: (day) => ({ key: day, label: `${Number(day.slice(8))}` }),
  quarter: getNamedWeek,
  year: (day) => ({ key: day.slice(0, 7), label: formatMonth(day).short }),
};

export const hasRoomForWord = (dayWidth: number): boolean => dayWidth * 7 >= WORD;

/** Weeks above days, months above days or weeks, years above months. `first` is the column of the first day. */
export const createHeads = (
  zoom: Zoom,
  days: readonly string[],
  { first, hasRoom }: { first: number; hasRoom: boolean },
): [upper: HeadPart[], lower: HeadPart[]] => [
  groupParts(days, upperHeads[zoom], first),
  groupParts(days, zoom === 'quarter' && !hasRoom ? getWeekHead : lowerHeads[zoom], first),
];
