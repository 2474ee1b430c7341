import { fromDayNumber, getWeekday, toDayNumber } from '../../dates/dates.ts';
import { type AbsentDay, fromQuarters } from '../leave/hours.ts';
import { findBreakStep } from './breaks.ts';
import { type Duty, isNight } from './duties.ts';
import type { LimitRule } from './limit-rule-names.ts';
import { type BreakStep, findLimitsOn } from './limits.ts';
import { createWarning, type Situation, type WorkingTimeWarning } from './warnings.ts';

export interface WeekWork {
  hours: number;
  /** Night shifts that begin in it, and those of them that end after 02:00. */
  nights: number;
  lateNights: number;
}

export type WorkByWeek = ReadonlyMap<string, WeekWork>;

/** Leave, illness and school by day. */
export type AbsentDays = ReadonlyMap<string, AbsentDay>;

/** Article 5:7: 12 hours of work in a shift, under 18 nine with those at school. Night shifts have a rule of their own. */
export function* checkShiftHours(
  situation: Situation,
  absent: AbsentDays,
): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const school = fromQuarters(absent.get(duty.date)?.school ?? 0);
    const hours = duty.work / 60 + school;
    const { shift: limit } = situation.groupOn(duty.date);
    if (hours > limit && !isNight(duty)) {
      yield createWarning(situation, 'shift', duty, {
        hours,
        limit,
        ...(school > 0 && { school }),
      });
    }
  }
}

/**
 * Article 5:4: more than 5.5 hours of work have a break of 30 minutes, more than ten 45; under 18 more than 4.5 have 30. Breaks are the
 * time between pieces of work and the company's break of the weekday.
 */
export function* checkBreaks(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const hours = duty.work / 60;
    const { breaks } = situation.groupOn(duty.date);
    const step = findBreakStep(breaks, hours);
    if (!step || duty.breaks >= step.minutes) continue;
    const facts = { hours, minutes: duty.breaks, limit: step.minutes };
    yield createWarning(situation, 'break', duty, facts, {
      by: listFiguresOfStep(situation, duty, step),
    });
  }
}

function listFiguresOfStep(
  { isYoung, groupOn }: Situation,
  { date }: Duty,
  step: BreakStep,
): LimitRule[] {
  if (isYoung(date)) return ['young.breaks.0.over', 'young.breaks.0.minutes'];
  const isLong = step === groupOn(date).breaks[0];
  return isLong
    ? ['adult.breaks.0.over', 'adult.breaks.0.minutes']
    : ['adult.breaks.1.over', 'adult.breaks.1.minutes'];
}

const getMondayNumber = (day: number) => day - getWeekday(day) + 1;

interface Week {
  /** Whole minutes, because sums of fractions of hours are not exact. */
  minutes: number;
  nights: number;
  lateNights: number;
  ids: string[];
}

/**
 * Sums somebody's work in the weeks from one day to another, by the day number of their Monday; a night is split at midnight
 * (article 1:7).
 */
export function sumWeeks(
  duties: readonly Duty[],
  absent: AbsentDays,
  { from, to }: { from: number; to: number },
): Map<number, Week> {
  const weeks = new Map<number, Week>();
  for (let monday = getMondayNumber(from); monday <= to; monday += 7) {
    weeks.set(monday, { minutes: 0, nights: 0, lateNights: 0, ids: [] });
  }
  const weekOn = (day: number) =>
    day >= from && day <= to ? weeks.get(getMondayNumber(day)) : undefined;
  for (const duty of duties) {
    for (const { day, work } of duty.days) {
      const week = weekOn(day);
      if (!week) continue;
      // Planned work on a day of whole absence does not count.
      if (!absent.get(fromDayNumber(day))?.isWhole) week.minutes += work;
      if (week.ids.at(-1) !== duty.ids.at(-1)) week.ids.push(...duty.ids);
    }
    const week = weekOn(duty.day);
    if (week && isNight(duty)) week.nights += 1;
    if (week && duty.isLate) week.lateNights += 1;
  }
  for (const [date, { worked, school = 0 }] of absent) {
    const week = weekOn(toDayNumber(date));
    if (week) week.minutes += fromQuarters(worked + school) * 60;
  }
  return weeks;
}

export type Weeks = ReadonlyMap<number, Week>;

/** The weeks of which every day is known. */
export const sumKnownWeeks = ({ duties, known }: Situation, absent: AbsentDays): Weeks =>
  sumWeeks(duties, absent, {
    from: getMondayNumber(known.from + 6),
    to: getMondayNumber(known.to + 1) - 1,
  });

/** Article 5:7: 60 hours of work in a week, under 18 forty-five, with what counts as worked of absences. */
export function* checkWeekHours(situation: Situation, known: Weeks): Generator<WorkingTimeWarning> {
  for (const [monday, { minutes, ids }] of known) {
    if (ids.length === 0) continue;
    const date = fromDayNumber(monday);
    const hours = minutes / 60;
    const limit = situation.groupOn(date).week;
    if (hours > limit) yield createWarning(situation, 'week', { date, ids }, { hours, limit });
  }
}

interface Window {
  monday: number;
  /** The average hours a week; NaN, which exceeds nothing, where a week is not known. */
  hours: number;
  nights: number;
  lateNights: number;
}

interface WeekOfWindow extends WeekWork {
  /** The shifts of a known week. */
  ids?: readonly string[];
}

/** All stretches of so many weeks that include one that is known by its shifts. */
function listWindows(
  weeks: ReadonlyMap<number, WeekOfWindow>,
  known: Weeks,
  length: number,
): Window[] {
  const mondays = [...known.keys()];
  const [first = 0] = mondays;
  const last = mondays.at(-1) ?? -1;
  const windows: Window[] = [];
  for (let monday = first - (length - 1) * 7; monday <= last; monday += 7) {
    const window = { monday, nights: 0, lateNights: 0 };
    let minutes = 0;
    for (let at = 0; at < length; at++) {
      const week = weeks.get(monday + at * 7);
      minutes += week ? Math.round(week.hours * 60) : Number.NaN;
      window.nights += week?.nights ?? 0;
      window.lateNights += week?.lateNights ?? 0;
    }
    windows.push({ ...window, hours: minutes / 60 / length });
  }
  return windows;
}

const findWorst = (windows: readonly Window[], by: 'hours' | 'lateNights'): Window | undefined =>
  windows.reduce<Window | undefined>(
    (most, window) => (most && most[by] >= window[by] ? most : window),
    undefined,
  );

/** The figure of an average, by its place among those of a group. */
export const findAverageRule = (isYoung: boolean, at: number): LimitRule => {
  if (isYoung) return 'young.averages.0.hours';
  return at === 0 ? 'adult.averages.0.hours' : 'adult.averages.1.hours';
};

/**
 * Article 5:7: 55 hours a week on average over four weeks and 48 over sixteen, under 18 forty over four. Article 5:8: at most 36 night shifts
 * that end after 02:00 in sixteen weeks, and 40 hours on average where there are sixteen night shifts. Of each the worst weeks are reported.
 */
export function* checkAverageHours(
  situation: Situation,
  known: Weeks,
  around: WorkByWeek,
): Generator<WorkingTimeWarning> {
  const all = new Map<number, WeekOfWindow>();
  for (const [date, week] of around) all.set(toDayNumber(date), week);
  for (const [monday, { minutes, ...week }] of known) {
    all.set(monday, { hours: minutes / 60, ...week });
  }
  /** The first day of a window, and the shifts in it that are known. */
  const locateWindow = ({ monday }: Window, weeks: number): Pick<Duty, 'date' | 'ids'> => ({
    date: fromDayNumber(monday),
    ids: Array.from({ length: weeks }, (_, at) => all.get(monday + at * 7)?.ids ?? []).flat(),
  });
  const date = fromDayNumber(situation.known.to);
  for (const [at, { weeks, hours: limit }] of situation.groupOn(date).averages.entries()) {
    const windows = listWindows(all, known, weeks);
    const worst = findWorst(
      windows.filter(({ hours }) => hours > limit),
      'hours',
    );
    if (!worst) continue;
    const facts = { weeks, hours: worst.hours, limit };
    const by = [findAverageRule(situation.isYoung(date), at)];
    yield createWarning(situation, 'average', locateWindow(worst, weeks), facts, { by, on: date });
  }
  const { weeks, most, many, average } = findLimitsOn(situation.dated, date).night;
  const windows = listWindows(all, known, weeks);
  const nightly = findWorst(
    windows.filter(({ lateNights }) => lateNights > most),
    'lateNights',
  );
  if (nightly) {
    const facts = { nights: nightly.lateNights, weeks, limit: most };
    yield createWarning(situation, 'nights', locateWindow(nightly, weeks), facts, { on: date });
  }
  const busy = findWorst(
    windows.filter(({ nights, hours }) => nights >= many && hours > average),
    'hours',
  );
  if (busy) {
    const facts = { weeks, hours: busy.hours, limit: average };
    yield createWarning(situation, 'night-average', locateWindow(busy, weeks), facts, { on: date });
  }
}
