import type { Absence } from '../../absences/schemas.ts';
import type { Weekday } from '../../dates/weekdays.ts';
import type { PlannedEmployee, PlanningSituation } from '../../planning/conflicts.ts';
import { mapAbsentDays } from '../leave/hours.ts';
import type { Shift } from './duties.ts';
import { findWorkingTimeWarnings, type KnownPeriod, type Worker } from './findings.ts';
import type { WorkByWeek } from './hours.ts';
import type { DatedLimits } from './limits.ts';
import { countSchoolQuarters } from './school-days.ts';
import type { WorkingTimeWarning } from './warnings.ts';
import type { WorkingWeek } from './working-week.ts';

export interface PlannedWorker extends PlannedEmployee, Worker {
  schoolDays: readonly Weekday[];
}

/** What the rules know of people around some days, besides their work. */
export interface PeopleRules extends PlanningSituation {
  absences: ReadonlyMap<string, readonly Absence[]>;
  employees: ReadonlyMap<string, PlannedWorker>;
  /** The days of which all planning is known. */
  known: KnownPeriod;
  /** The worked time by employee and Monday, for the averages. */
  weeks: ReadonlyMap<string, WorkByWeek>;
  /** The same of an employee without any. */
  freeWeeks: WorkByWeek;
  /** The Sundays with work, by employee. */
  sundays: ReadonlyMap<string, readonly string[]>;
  /** The days of night shifts with more hours than usual, by employee. */
  longNights: ReadonlyMap<string, readonly string[]>;
  limits: DatedLimits;
  /** Has the company's break of each weekday. */
  workingWeek: WorkingWeek;
}

const unknownWorker: PlannedWorker = {
  ...{ dateOfBirth: null, kind: 'own', contracts: [], schoolDays: [] },
  ...{ inServiceFrom: null, lastDay: null, deleted: false },
};

/** Finds the breaches of the law on working time in the shifts of a person, whose leave and other weeks count too. */
export function findWarningsOfPerson(
  rules: PeopleRules,
  employeeId: string,
  shifts: readonly Shift[],
): WorkingTimeWarning[] {
  const { known, workingWeek, daysOff } = rules;
  const worker = rules.employees.get(employeeId) ?? unknownWorker;
  const isDayOff = (day: string) => daysOff.has(day);
  return findWorkingTimeWarnings({
    shifts,
    worker,
    known,
    around: rules.weeks.get(employeeId) ?? rules.freeWeeks,
    sundays: rules.sundays.get(employeeId) ?? [],
    longNights: rules.longNights.get(employeeId) ?? [],
    limits: rules.limits,
    absent: mapAbsentDays(
      rules.absences.get(employeeId) ?? [],
      worker,
      known,
      countSchoolQuarters(worker, { ...known, workingWeek, isDayOff }),
    ),
    workingWeek,
  });
}
