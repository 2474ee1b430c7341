import { addDays, getDayOfWeek, toDayNumber } from '../../dates/dates.ts';
import type { EmployeeKind } from '../../employees/schemas.ts';
import { listShiftDays } from '../../planning/shifts.ts';
import { ADULT_AGE, createAgeTest } from './ages.ts';
import { groupDuties, type Shift } from './duties.ts';
import {
  type AbsentDays,
  checkAverageHours,
  checkBreaks,
  checkShiftHours,
  checkWeekHours,
  sumKnownWeeks,
  type WorkByWeek,
} from './hours.ts';
import { type DatedLimits, findLimitsOn, legalLimits } from './limits.ts';
import { checkNightHours, checkNightsInRow, restAfterNights } from './night.ts';
import { checkDailyRest, checkNightRest, checkWeeklyRest } from './rest.ts';
import { createWarning, type Situation, type WorkingTimeWarning } from './warnings.ts';
import type { WorkingWeek } from './working-week.ts';

export interface Worker {
  dateOfBirth: string | null;
  kind: EmployeeKind;
}

/** The first and last day of which all shifts are given. Rules about a week or more hold only where all of it is known. */
export interface KnownPeriod {
  from: string;
  to: string;
}

export interface WorkingTime {
  shifts: readonly Shift[];
  worker: Worker;
  known: KnownPeriod;
  /** The work of weeks around the known ones; in a known week the shifts count instead. */
  around?: WorkByWeek;
  /** The Sundays on which somebody works, of 51 weeks before the known days; those of known days come from the shifts. */
  sundays?: readonly string[];
  /** The days of night shifts of more hours than usual, of 52 weeks before the known days. */
  longNights?: readonly string[];
  absent?: AbsentDays;
  limits?: DatedLimits;
  /** The company's working week gives the break of each weekday. */
  workingWeek: WorkingWeek;
}

const MINIMUM_AGE = 16;

/** Article 5:6: 13 free Sundays in each 52 weeks, work without times counted too. */
function* checkSundays(
  situation: Situation,
  shifts: readonly Shift[],
  before: readonly string[],
): Generator<WorkingTimeWarning> {
  const idsOn = new Map<string, string[]>();
  for (const shift of shifts) {
    for (const sunday of listShiftDays(shift).filter((day) => getDayOfWeek(day) === 7)) {
      idsOn.set(sunday, [...(idsOn.get(sunday) ?? []), shift.id]);
    }
  }
  if (idsOn.size === 0) return;
  const { from, to } = situation.known;
  const isKnown = (date: string) => toDayNumber(date) >= from && toDayNumber(date) <= to;
  const worked = [...before.filter((date) => !isKnown(date)), ...idsOn.keys()];
  for (const [date, ids] of idsOn) {
    const { freeSundays: limit } = findLimitsOn(situation.dated, date);
    const first = addDays(date, -51 * 7);
    const free = 52 - worked.filter((value) => value >= first && value <= date).length;
    if (free < limit) yield createWarning(situation, 'sunday', { date, ids }, { free, limit });
  }
}

/** Article 3:2: nobody under 16 works on sites. */
function* checkMinimumAge(situation: Situation, worker: Worker): Generator<WorkingTimeWarning> {
  const isTooYoung = createAgeTest(worker.dateOfBirth, MINIMUM_AGE);
  for (const duty of situation.duties) {
    if (isTooYoung(duty.date))
      yield createWarning(situation, 'too-young', duty, { limit: MINIMUM_AGE });
  }
}

/**
 * Finds the breaches of the law on working time (Arbeidstijdenwet) in one person's shifts, by day. It warns and never forbids:
 * an agreement may allow more. The law covers employed and hired people, and not the self-employed (articles 1:1 and 2:7).
 */
export function findWorkingTimeWarnings({
  shifts,
  worker,
  known,
  around = new Map(),
  sundays: before = [],
  longNights: nightsBefore = [],
  absent = new Map(),
  limits = legalLimits,
  workingWeek,
}: WorkingTime): WorkingTimeWarning[] {
  if (worker.kind === 'self-employed') return [];
  const isYoung = createAgeTest(worker.dateOfBirth, ADULT_AGE);
  const situation: Situation = {
    duties: groupDuties(shifts, limits, workingWeek),
    known: { from: toDayNumber(known.from), to: toDayNumber(known.to) },
    dated: limits,
    isYoung,
    groupOn: (date) => findLimitsOn(limits, date)[isYoung(date) ? 'young' : 'adult'],
  };
  const weeks = sumKnownWeeks(situation, absent);
  const warnings = [
    ...checkMinimumAge(situation, worker),
    ...checkShiftHours(situation, absent),
    ...checkNightHours(situation, nightsBefore),
    ...checkBreaks(situation),
    ...checkDailyRest(situation),
    ...checkNightRest(situation),
    ...restAfterNights(situation),
    ...checkNightsInRow(situation),
    ...checkWeeklyRest(situation),
    ...checkWeekHours(situation, weeks),
    ...checkAverageHours(situation, weeks, around),
    ...checkSundays(situation, shifts, before),
  ];
  return warnings.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
