import { dayNumber, dayOfWeek } from './dates.ts';
import { daysOfShift } from './shifts.ts';
import { dutiesOf, type Shift } from './working-shifts.ts';
import {
  type AbsentDays,
  highAverages,
  longShifts,
  longWeeks,
  shortBreaks,
  type WeekHours,
} from './working-time-hours.ts';
import { type DatedLimits, limitsOn, workingTimeLimits } from './working-time-limits.ts';
import { dailyRest, nightRest, weeklyRest } from './working-time-rest.ts';
import { type Situation, type WorkingTimeWarning, warningOf } from './working-time-warnings.ts';
import type { WorkingWeek } from './working-week.ts';

export interface Worker {
  dateOfBirth: string | null;
}

/** First and last day of which all shifts are given. Rules about a week or more hold only where all of it is known. */
export interface KnownPeriod {
  from: string;
  to: string;
}

export interface WorkingTime {
  shifts: readonly Shift[];
  worker: Worker;
  known: KnownPeriod;
  /** Hours of weeks around the known ones, leave included; in a known week the shifts count instead. */
  weekHours?: WeekHours;
  /** Leave and illness in the known weeks. */
  absent?: AbsentDays;
  limits?: DatedLimits;
  /** Has the company's break of each weekday. */
  workingWeek?: WorkingWeek;
}

/** Whether somebody is under 18 on a day; an unknown date of birth counts as older. */
function youngUntil({ dateOfBirth }: Worker): (date: string) => boolean {
  if (dateOfBirth === null) return () => false;
  const adultFrom = `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`;
  return (date) => date < adultFrom;
}

/** Article 5:6: work on a Sunday only where it is agreed, with 13 free Sundays a year. Also of work without times. */
function* sundays(situation: Situation, shifts: readonly Shift[]): Generator<WorkingTimeWarning> {
  const worked = new Map<string, string[]>();
  for (const shift of shifts) {
    for (const sunday of daysOfShift(shift).filter((day) => dayOfWeek(day) === 7)) {
      worked.set(sunday, [...(worked.get(sunday) ?? []), shift.id]);
    }
  }
  for (const [date, ids] of worked) {
    const { freeSundays } = limitsOn(situation.dated, date);
    yield warningOf(situation, 'sunday', { date, ids }, { freeSundays });
  }
}

/**
 * What the law on working time (Arbeidstijdenwet) objects to in one person's shifts, by day. It warns and never forbids: an
 * agreement may allow more. School counts as work under 18, and is not known.
 */
export function workingTimeWarnings({
  shifts,
  worker,
  known,
  weekHours = new Map(),
  absent = new Map(),
  limits = workingTimeLimits,
  workingWeek,
}: WorkingTime): WorkingTimeWarning[] {
  const isYoung = youngUntil(worker);
  const situation: Situation = {
    duties: dutiesOf(shifts, limits, workingWeek),
    known: { from: dayNumber(known.from), to: dayNumber(known.to) },
    dated: limits,
    isYoung,
    groupOn: (date) => limitsOn(limits, date)[isYoung(date) ? 'young' : 'adult'],
  };
  const warnings = [
    ...longShifts(situation),
    ...shortBreaks(situation),
    ...dailyRest(situation),
    ...nightRest(situation),
    ...weeklyRest(situation),
    ...longWeeks(situation),
    ...highAverages(situation, weekHours, absent),
    ...sundays(situation, shifts),
  ];
  return warnings.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
