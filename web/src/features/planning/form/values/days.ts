import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, getDayOfWeek, isDate } from '@ploegplan/contract/dates/dates';
import { findContractOn } from '@ploegplan/contract/employees/contracts';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import type { PlannedEmployee } from '@ploegplan/contract/planning/conflicts';
import { listShiftDays, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { isSchoolDay } from '@ploegplan/contract/rules/working-time/school-days';
import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { withDay } from '../../../../lib/dates/dates.ts';
import type { Holidays } from '../../../../lib/dates/useHolidays.ts';
import { type FormValues, toShift } from './values.ts';

type Span = Pick<
  FormValues,
  'date' | 'until' | 'startTime' | 'endTime' | 'withWeekends' | 'withSkipped' | 'employeeIds'
>;

export interface Obstacles {
  workingWeek: WorkingWeek;
  holidays: Holidays;
  absences: readonly Absence[];
  employees: ReadonlyMap<string, PlannedEmployee>;
}

interface PlannedDay {
  date: string;
  employeeIds: string[];
}

/** A day that is not planned, or without this employee. */
export interface SkippedDay {
  date: string;
  employeeId: string | null;
  reason: string;
}

export interface Days {
  planned: PlannedDay[];
  skipped: SkippedDay[];
}

/** The most days that a range may span. */
export const MOST_DAYS = 366;

/** True for more than one day. */
export const isSpan = ({ date, until }: Pick<Span, 'date' | 'until'>): boolean =>
  isDate(date) && isDate(until) && until > date;

/** All days from the first to the last. */
export function listAllDays({ date, until }: Pick<Span, 'date' | 'until'>): string[] {
  if (!isSpan({ date, until })) return [date];
  const days = [];
  for (let day = date; day <= until && days.length <= MOST_DAYS; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** True when the days include a weekday on which nobody works as a rule. */
export const hasFreeWeekday = (
  span: Pick<Span, 'date' | 'until'>,
  workingWeek: WorkingWeek,
): boolean => isSpan(span) && listAllDays(span).some((date) => !isWorkday(workingWeek, date));

/** The second day of a shift is named where something is about it. */
const formatReasonOn = (reason: string, day: string, { date }: ShiftTimes) =>
  withDay(reason, day === date ? undefined : day);

/** The holiday or closure on the days of a shift, if there is one. */
export function findHolidayOn(shift: ShiftTimes, holidays: Holidays): string | undefined {
  for (const day of listShiftDays(shift)) {
    const holiday = holidays[day];
    if (holiday !== undefined) return formatReasonOn(holiday, day, shift);
  }
  return undefined;
}

/** Finds who is absent all of one of the days of a shift, and why. */
export const findAwayOn = (
  shift: ShiftTimes,
  employeeIds: readonly string[],
  { absences, employees }: Pick<Obstacles, 'absences' | 'employees'>,
): SkippedDay[] =>
  employeeIds.flatMap((employeeId) => {
    const own = absences.filter((absence) => absence.employeeId === employeeId);
    const worker = employees.get(employeeId) ?? { contracts: [] };
    for (const day of listShiftDays(shift)) {
      const kinds = new Set(listWholeDayAbsences(own, worker, day).map(({ kindName }) => kindName));
      if (kinds.size === 0) continue;
      return [
        { date: shift.date, employeeId, reason: formatReasonOn([...kinds].join(', '), day, shift) },
      ];
    }
    return [];
  });

export const findOutOfService = (
  shift: ShiftTimes,
  employeeIds: readonly string[],
  { employees }: Pick<Obstacles, 'employees'>,
): SkippedDay[] =>
  employeeIds.flatMap((employeeId) => {
    const employee = employees.get(employeeId);
    const out = employee && listShiftDays(shift).find((day) => !isInServiceOn(employee, day));
    if (out === undefined) return [];
    return [{ date: shift.date, employeeId, reason: formatReasonOn('Niet in dienst', out, shift) }];
  });

/** Finds who does not work on the weekday of a shift by contract, or is at school then. */
export const findOffByContract = (
  { date }: ShiftTimes,
  employeeIds: readonly string[],
  { employees }: Pick<Obstacles, 'employees'>,
): SkippedDay[] =>
  employeeIds.flatMap((employeeId) => {
    const { contracts = [], schoolDays = [] } = employees.get(employeeId) ?? {};
    const hours = findContractOn(contracts, date)?.hours[getDayOfWeek(date) - 1];
    if (isSchoolDay(schoolDays, date)) return [{ date, employeeId, reason: 'Schooldag' }];
    return hours === 0 ? [{ date, employeeId, reason: 'Geen werkdag volgens het contract' }] : [];
  });

/** Returns the employees without skipped days. */
export const removeSkipped = (
  employeeIds: readonly string[],
  skipped: readonly SkippedDay[],
): string[] => employeeIds.filter((id) => !skipped.some(({ employeeId }) => employeeId === id));

/** The days to plan, with whom: without free weekdays, holidays and who is absent, unless chosen. A single day is never skipped. */
export function computeDays(span: Span, obstacles: Obstacles): Days {
  const { workingWeek, holidays } = obstacles;
  const { date: first, withWeekends, withSkipped } = span;
  if (!isSpan(span)) {
    return { planned: [{ date: first, employeeIds: span.employeeIds }], skipped: [] };
  }
  const skipped: SkippedDay[] = [];
  const planned = listAllDays(span).flatMap((date): PlannedDay[] => {
    if (!withWeekends && !isWorkday(workingWeek, date)) return [];
    // This holds also when skipped days are chosen: nobody works after the last day.
    const shift = toShift({ ...span, date });
    const out = findOutOfService(shift, span.employeeIds, obstacles);
    const employeeIds = removeSkipped(span.employeeIds, out);
    skipped.push(...out);
    if (employeeIds.length === 0) return [];
    const holiday = findHolidayOn(shift, holidays);
    if (holiday !== undefined) {
      skipped.push({ date, employeeId: null, reason: holiday });
      return withSkipped ? [{ date, employeeIds }] : [];
    }
    const away = findAwayOn(shift, employeeIds, obstacles);
    skipped.push(...away);
    const present = withSkipped ? employeeIds : removeSkipped(employeeIds, away);
    return present.length > 0 ? [{ date, employeeIds: present }] : [];
  });
  return { planned, skipped };
}
