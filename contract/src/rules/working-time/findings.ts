import { addDays, dayNumber, dayOfWeek } from '../../dates/dates.ts';
import type { EmployeeKind } from '../../employees/schemas.ts';
import { daysOfShift } from '../../planning/shifts.ts';
import { ADULT_AGE, youngUntil } from './ages.ts';
import { dutiesOf, type Shift } from './duties.ts';
import {
  type AbsentDays,
  knownWeeks,
  longShifts,
  longWeeks,
  overWeeks,
  shortBreaks,
  type WorkByWeek,
} from './hours.ts';
import { type DatedLimits, legalLimits, limitsOn } from './limits.ts';
import { longNights, nightsInRow, restAfterNights } from './night.ts';
import { dailyRest, nightRest, weeklyRest } from './rest.ts';
import { type Situation, type WorkingTimeWarning, warningOf } from './warnings.ts';
import type { WorkingWeek } from './working-week.ts';

export interface Worker {
  dateOfBirth: string | null;
  kind: EmployeeKind;
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
  /** Of weeks around the known ones; in a known week the shifts count instead. */
  around?: WorkByWeek;
  /** The Sundays on which somebody works, of 51 weeks before the known days; those of known days come from the shifts. */
  sundays?: readonly string[];
  /** The days of night shifts of more hours than usual, of 52 weeks before the known days. */
  longNights?: readonly string[];
  /** Absences and days at school in the known weeks. */
  absent?: AbsentDays;
  limits?: DatedLimits;
  /** Has the company's break of each weekday. */
  workingWeek: WorkingWeek;
}

const MINIMUM_AGE = 16;

/** Article 5:6: 13 free Sundays in each 52 weeks, work without times counted too. */
function* sundays(
  situation: Situation,
  shifts: readonly Shift[],
  before: readonly string[],
): Generator<WorkingTimeWarning> {
  const idsOn = new Map<string, string[]>();
  for (const shift of shifts) {
    for (const sunday of daysOfShift(shift).filter((day) => dayOfWeek(day) === 7)) {
      idsOn.set(sunday, [...(idsOn.get(sunday) ?? []), shift.id]);
    }
  }
  if (idsOn.size === 0) return;
  const { from, to } = situation.known;
  const isKnown = (date: string) => dayNumber(date) >= from && dayNumber(date) <= to;
  const worked = [...before.filter((date) => !isKnown(date)), ...idsOn.keys()];
  for (const [date, ids] of idsOn) {
    const { freeSundays: limit } = limitsOn(situation.dated, date);
    const first = addDays(date, -51 * 7);
    const free = 52 - worked.filter((one) => one >= first && one <= date).length;
    if (free < limit) yield warningOf(situation, 'sunday', { date, ids }, { free, limit });
  }
}

/** Article 3:2: nobody under 16 works on sites. */
function* tooYoung(situation: Situation, worker: Worker): Generator<WorkingTimeWarning> {
  const isTooYoung = youngUntil(worker.dateOfBirth, MINIMUM_AGE);
  for (const duty of situation.duties) {
    if (isTooYoung(duty.date))
      yield warningOf(situation, 'too-young', duty, { limit: MINIMUM_AGE });
  }
}

/**
 * What the law on working time (Arbeidstijdenwet) objects to in one person's shifts, by day. It warns and never forbids: an
 * agreement may allow more. It binds who is hired as who is employed, and not the self-employed (articles 1:1 and 2:7).
 */
export function workingTimeWarnings({
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
  const isYoung = youngUntil(worker.dateOfBirth, ADULT_AGE);
  const situation: Situation = {
    duties: dutiesOf(shifts, limits, workingWeek),
    known: { from: dayNumber(known.from), to: dayNumber(known.to) },
    dated: limits,
    isYoung,
    groupOn: (date) => limitsOn(limits, date)[isYoung(date) ? 'young' : 'adult'],
  };
  const weeks = knownWeeks(situation, absent);
  const warnings = [
    ...tooYoung(situation, worker),
    ...longShifts(situation, absent),
    ...longNights(situation, nightsBefore),
    ...shortBreaks(situation),
    ...dailyRest(situation),
    ...nightRest(situation),
    ...restAfterNights(situation),
    ...nightsInRow(situation),
    ...weeklyRest(situation),
    ...longWeeks(situation, weeks),
    ...overWeeks(situation, weeks, around),
    ...sundays(situation, shifts, before),
  ];
  return warnings.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
