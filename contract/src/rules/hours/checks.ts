import { addDays } from '../../dates/dates.ts';
import { ADULT_AGE, createAgeTest } from '../working-time/ages.ts';
import { findAverageRule } from '../working-time/hours.ts';
import {
  type DatedLimits,
  findLimitsOn,
  findOwnSince,
  legalLimits,
} from '../working-time/limits.ts';
import type { HoursCell } from './hours.ts';
import { findTimesWarnings, type TimesToCheck, type TimesWarning } from './times-checks.ts';

/** A larger difference from the plan of a day gives a warning, in quarters. */
const FAR = 8;

export type HoursWarning =
  /** A past day with planning and without hours. */
  | { rule: 'missing'; date: string; keys: string[] }
  /** The employee entered something else after the office had recorded. */
  | { rule: 'changed-since'; date: string; keys: string[]; entered: number | null }
  | { rule: 'on-leave'; date: string; keys: string[]; kindName: string }
  | (TimesWarning & { keys: string[] })
  | { rule: 'far-from-plan'; date: string; keys: string[]; hours: number; planned: number }
  /** Articles 5:7 and 4:3 of the Arbeidstijdenwet, by day, week and on average. */
  | ({ rule: 'shift'; date: string; keys: string[] } & Exceeded)
  | ({ rule: 'week'; date: null; keys: string[] } & Exceeded)
  | ({ rule: 'average'; date: null; keys: string[]; weeks: number } & Exceeded);

interface Exceeded {
  hours: number;
  limit: number;
  /** The first day of the company's figure, where that decided. */
  ownSince: string | undefined;
}

export interface WeekToCheck {
  monday: string;
  today: string;
  cells: readonly HoursCell[];
  /** Kinds that count as working time. */
  isWorked: (kindId: string) => boolean;
  dateOfBirth: string | null;
  /** The times of days; absent where none are known or asked. */
  times?: TimesToCheck | undefined;
  /** The kind of leave of an absence of the whole day. */
  leaveOn: (date: string) => string | null;
  /** The quarters of school, which count as work. */
  schoolOn: (date: string) => number;
  /** The hours of the week that begins on a Monday, leave, illness and school included; null when not known. */
  findWeekHours: (monday: string) => number | null;
  limits?: DatedLimits;
}

const listKeys = (cells: readonly HoursCell[]) => cells.map(({ key }) => key);

const sumWorked = (cells: readonly HoursCell[], isWorked: (kindId: string) => boolean) =>
  cells.reduce((sum, { quarters, kindId }) => sum + (isWorked(kindId) ? (quarters ?? 0) : 0), 0);

function* findCellWarnings(
  cell: HoursCell,
  { today, leaveOn }: WeekToCheck,
): Generator<HoursWarning> {
  const { date, line, entered, quarters } = cell;
  const keys = [cell.key];
  const isLeave = leaveOn(date) !== null;
  if (cell.planned !== null && quarters === null && date < today && !isLeave) {
    yield { rule: 'missing', date, keys };
  }
  if (!line || cell.approved) return;
  const then = line.entered === null ? null : line.entered * 4;
  if (then !== entered) {
    yield { rule: 'changed-since', date, keys, entered: entered === null ? null : entered / 4 };
  }
}

function* findDayWarnings(
  date: string,
  cells: readonly HoursCell[],
  { isWorked, dateOfBirth, leaveOn, schoolOn, times, limits = legalLimits }: WeekToCheck,
): Generator<HoursWarning> {
  const worked = sumWorked(cells, isWorked);
  const keys = listKeys(cells.filter(({ quarters }) => quarters !== null));
  const leave = leaveOn(date);
  if (worked > 0 && leave !== null) yield { rule: 'on-leave', date, keys, kindName: leave };
  const planned = cells.reduce((sum, cell) => sum + (cell.planned ?? 0), 0);
  // Items without hours have a warning of their own.
  const filled = cells.reduce(
    (sum, { planned: own, quarters }) => sum + (quarters === null ? 0 : (own ?? 0)),
    0,
  );
  const isFar = Math.abs(worked - planned) > FAR && Math.abs(worked - filled) > FAR;
  // A plan without times does not tell how long the day was to be.
  const isUntimed = planned === 0 && cells.some((cell) => cell.planned !== null);
  if (!isUntimed && keys.length > 0 && isFar) {
    // The cells that make the difference. The office knows of what it recorded itself.
    const unlike = cells.filter(({ planned: own, quarters }) => (own ?? 0) !== (quarters ?? 0));
    const far = { hours: worked / 4, planned: planned / 4 };
    if (unlike.some(({ line }) => line === null)) {
      yield { rule: 'far-from-plan', date, keys: listKeys(unlike), ...far };
    }
  }
  // The times of a day are judged instead of its hours.
  if (times?.days.get(date)?.startTime) return;
  const group = createAgeTest(dateOfBirth, ADULT_AGE)(date) ? 'young' : 'adult';
  const { shift: limit } = findLimitsOn(limits, date)[group];
  const hours = (worked + schoolOn(date)) / 4;
  if (worked > 0 && hours > limit) {
    const since = findOwnSince(limits, date, [`${group}.shift`]);
    yield { rule: 'shift', date, keys, hours, limit, ownSince: since };
  }
}

function* findWeekWarnings({
  monday,
  cells,
  isWorked,
  dateOfBirth,
  schoolOn,
  findWeekHours,
  limits = legalLimits,
}: WeekToCheck): Generator<HoursWarning> {
  const group = createAgeTest(dateOfBirth, ADULT_AGE)(monday) ? 'young' : 'adult';
  const { week, averages } = findLimitsOn(limits, monday)[group];
  let quarters = sumWorked(cells, isWorked);
  for (let day = 0; day < 7; day++) quarters += schoolOn(addDays(monday, day));
  const worked = quarters / 4;
  const at = { date: null, keys: [] };
  if (worked > week) {
    const since = findOwnSince(limits, monday, [`${group}.week`]);
    yield { ...at, rule: 'week', hours: worked, limit: week, ownSince: since };
  }
  for (const [place, { weeks, hours: limit }] of averages.entries()) {
    let sum = 0;
    for (let week = 0; week < weeks; week++) {
      sum += findWeekHours(addDays(monday, -7 * week)) ?? Number.NaN;
    }
    const hours = sum / weeks;
    if (hours <= limit || Number.isNaN(hours)) continue;
    const since = findOwnSince(limits, monday, [findAverageRule(group === 'young', place)]);
    yield { ...at, rule: 'average', weeks, hours, limit, ownSince: since };
  }
}

function* findWarningsOfTimes(
  days: ReadonlyMap<string, HoursCell[]>,
  { monday, isWorked, times }: WeekToCheck,
): Generator<HoursWarning> {
  if (!times) return;
  const workedOn = new Map([...days].map(([date, cells]) => [date, sumWorked(cells, isWorked)]));
  for (const warning of findTimesWarnings(monday, workedOn, times)) {
    const cells = days.get(warning.date) ?? [];
    yield { ...warning, keys: listKeys(cells.filter(({ quarters }) => quarters !== null)) };
  }
}

/** Lists what to look at before a week of an employee is approved. Warnings never block. */
export function checkWeek(week: WeekToCheck): HoursWarning[] {
  const days = Map.groupBy(week.cells, ({ date }) => date);
  return [
    ...week.cells.flatMap((cell) => [...findCellWarnings(cell, week)]),
    ...[...days].flatMap(([date, cells]) => [...findDayWarnings(date, cells, week)]),
    ...findWarningsOfTimes(days, week),
    ...findWeekWarnings(week),
  ];
}
