import type { Absence } from '@ploegplan/contract/absences.schemas';
import { addDays, isDate } from '@ploegplan/contract/rules/dates';
import { isInServiceOn, type Service } from '@ploegplan/contract/rules/service';
import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-week';
import type { Holidays } from '../../../lib/dates/useHolidays.ts';
import type { FormValues } from './values.ts';

type Span = Pick<FormValues, 'date' | 'until' | 'withWeekends' | 'withSkipped' | 'employeeIds'>;

export interface Obstacles {
  workingWeek: WorkingWeek;
  holidays: Holidays;
  absences: readonly Absence[];
  /** When each employee is in service. */
  services: ReadonlyMap<string, Service>;
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

/** Whether more than one day is asked for. */
export const isSpan = ({ date, until }: Pick<Span, 'date' | 'until'>): boolean =>
  isDate(date) && isDate(until) && until > date;

/** All days from the first to the last. */
export function allDays({ date, until }: Pick<Span, 'date' | 'until'>): string[] {
  if (!isSpan({ date, until })) return [date];
  const days = [];
  for (let day = date; day <= until && days.length <= MOST_DAYS; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** Whether there is a weekday among the days on which nobody works as a rule. */
export const hasFreeWeekday = (
  span: Pick<Span, 'date' | 'until'>,
  workingWeek: WorkingWeek,
): boolean => isSpan(span) && allDays(span).some((date) => !isWorkday(workingWeek, date));

/** Whether an absence takes all of a day. */
export const isAway = ({ firstDay, lastDay, hoursPerDay }: Absence, date: string): boolean =>
  hoursPerDay === null && firstDay <= date && date <= lastDay;

/** Who of these is absent all that day, and why. */
export const awayOn = (
  date: string,
  employeeIds: readonly string[],
  absences: readonly Absence[],
): SkippedDay[] =>
  absences
    .filter((absence) => isAway(absence, date) && employeeIds.includes(absence.employeeId))
    .map(({ employeeId, kindName }) => ({ date, employeeId, reason: kindName }));

/** Those of these who are in service on a day, and the others. */
function inService(
  date: string,
  employeeIds: readonly string[],
  services: Obstacles['services'],
): [string[], SkippedDay[]] {
  const isIn = (id: string) => {
    const service = services.get(id);
    return service === undefined || isInServiceOn(service, date);
  };
  const out = employeeIds.filter((id) => !isIn(id));
  return [
    employeeIds.filter(isIn),
    out.map((employeeId) => ({ date, employeeId, reason: 'Niet in dienst' })),
  ];
}

/** The days to plan, with whom: without free weekdays, holidays and who is absent, unless chosen. A single day is never skipped. */
export function daysOf(span: Span, { workingWeek, holidays, absences, services }: Obstacles): Days {
  const { date: first, withWeekends, withSkipped } = span;
  if (!isSpan(span)) {
    return { planned: [{ date: first, employeeIds: span.employeeIds }], skipped: [] };
  }
  const skipped: SkippedDay[] = [];
  const planned = allDays(span).flatMap((date): PlannedDay[] => {
    if (!withWeekends && !isWorkday(workingWeek, date)) return [];
    // Also when skipped days are chosen: nobody works after the last day.
    const [employeeIds, out] = inService(date, span.employeeIds, services);
    skipped.push(...out);
    if (employeeIds.length === 0) return [];
    const holiday = holidays[date];
    if (holiday !== undefined) {
      skipped.push({ date, employeeId: null, reason: holiday });
      return withSkipped ? [{ date, employeeIds }] : [];
    }
    const away = awayOn(date, employeeIds, absences);
    skipped.push(...away);
    const present = employeeIds.filter(
      (id) => withSkipped || !away.some(({ employeeId }) => employeeId === id),
    );
    return present.length > 0 ? [{ date, employeeIds: present }] : [];
  });
  return { planned, skipped };
}
