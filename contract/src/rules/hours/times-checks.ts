import { QUARTER } from '../../dates/clock.ts';
import { addDays, getMonday } from '../../dates/dates.ts';
import { countWorkMinutes, type WorkDayValues } from '../../work-days/schemas.ts';
import { toTravel } from '../pay/days.ts';
import type { PaidPerson } from '../pay/placing.ts';
import { findPayRulesOn, type PayRules } from '../pay/rules.ts';
import { findTooLongDay, type TooLongDay } from '../pay/travel.ts';
import { findWorkingTimeWarnings, type Worker } from '../working-time/findings.ts';
import type { DatedLimits } from '../working-time/limits.ts';
import type { WorkingTimeRule, WorkingTimeWarning } from '../working-time/warnings.ts';

export type TimesWarning =
  /** Hours without the times that the company requires. */
  | { rule: 'times-missing'; date: string }
  /** The times make another number of hours than what is recorded. */
  | { rule: 'times-differ'; date: string; day: WorkDayValues; minutes: number; hours: number }
  /** A breach of the law on working time in the times. */
  | { rule: 'working-time'; date: string; found: WorkingTimeWarning }
  /** Work, break and travel are longer than the pay rules allow. */
  | { rule: 'long-day'; date: string; found: TooLongDay };

/** What is known of the times of an employee. */
interface KnownTimes {
  /** The days with times or travel. The one after a week is needed for the rest after its last day. */
  days: ReadonlyMap<string, WorkDayValues>;
  isRequired: boolean;
  worker: Worker;
  /** Those whom the pay rules are for, with all rules of the company. */
  person: PaidPerson;
  payRules: readonly PayRules[];
  limits: DatedLimits;
}

/** Rules about a single day and the rest after it, for which no more needs to be known. */
const rulesOfDay = new Set<WorkingTimeRule>([
  'shift',
  'night-shift',
  'night-recovery',
  'daily-rest',
  'night-rest',
  'break',
]);

export interface TimesToCheck extends KnownTimes {
  /** Finds the breaches of the law in a week. They follow from the times alone, so a change of hours does not seek them again. */
  findBreaches: (monday: string) => readonly WorkingTimeWarning[];
}

export function createTimesToCheck(known: KnownTimes): TimesToCheck {
  const found = new Map<string, readonly WorkingTimeWarning[]>();
  const findBreaches = (monday: string) => {
    const breaches = found.get(monday) ?? listBreaches(monday, known);
    found.set(monday, breaches);
    return breaches;
  };
  return { ...known, findBreaches };
}

function listBreaches(monday: string, { days, worker, person, limits }: KnownTimes) {
  const shifts = [];
  for (let at = 0; at <= 7; at++) {
    const date = addDays(monday, at);
    const day = days.get(date);
    if (day?.startTime) shifts.push({ ...day, id: date, date });
  }
  const { workingWeek } = person;
  const known = { from: monday, to: addDays(monday, 6) };
  return findWorkingTimeWarnings({ shifts, worker, known, limits, workingWeek }).filter(
    ({ rule, date }) => rulesOfDay.has(rule) && getMonday(date) === monday,
  );
}

function findLongDay(
  date: string,
  day: WorkDayValues,
  worked: number,
  { person, payRules }: KnownTimes,
): TooLongDay | null {
  const rules = findPayRulesOn(payRules, date);
  const works = worked > 0 ? [{ projectId: null, minutes: worked * QUARTER }] : [];
  const travel = day.travel && toTravel(day.travel);
  return rules && findTooLongDay({ ...day, date, breakStart: null, works, travel }, person, rules);
}

/** Finds what to look at in the times of a week; `workedOn` has the recorded quarters of its days. */
export function* findTimesWarnings(
  monday: string,
  workedOn: ReadonlyMap<string, number>,
  times: TimesToCheck,
): Generator<TimesWarning> {
  for (let at = 0; at < 7; at++) {
    const date = addDays(monday, at);
    const day = times.days.get(date);
    const worked = workedOn.get(date) ?? 0;
    const minutes = day ? countWorkMinutes({ ...day, date }) : null;
    if (times.isRequired && worked > 0 && minutes === null) yield { rule: 'times-missing', date };
    if (!day) continue;
    if (minutes !== null && Math.round(minutes / QUARTER) !== worked) {
      yield { rule: 'times-differ', date, day, minutes, hours: worked / 4 };
    }
    const isWorkDay = minutes !== null || worked > 0;
    const found = isWorkDay ? findLongDay(date, day, worked, times) : null;
    if (found) yield { rule: 'long-day', date, found };
  }
  for (const found of times.findBreaches(monday)) {
    yield { rule: 'working-time', date: found.date, found };
  }
}
