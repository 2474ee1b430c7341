import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import {
  type AbsentDay,
  listWholeDayAbsences,
  mapAbsentDays,
} from '@ploegplan/contract/rules/leave/hours';
import { countSchoolQuarters } from '@ploegplan/contract/rules/working-time/school-days';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { absencesQueries } from '../../data/leave/absences.ts';
import { employeeData } from '../../data/records/employees.ts';
import { useDaysOff } from '../../lib/dates/useHolidays.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatHoursText } from '../../lib/values/hours.ts';

/** Leave or illness of somebody on a day. */
export interface AbsentOn {
  kindName: string;
  /** 'Vakantie', 'Dokter, 2 uur' */
  text: string;
  isWhole: boolean;
}

export type AbsentDays = ReadonlyMap<string, AbsentOn>;

export const createAbsentKey = (employeeId: string, day: string): string => `${employeeId} ${day}`;

/**
 * Quarters of leave and school by employee and week, those of school by day, who is away on which day, by `createAbsentKey`, and what
 * counts of that by employee and day.
 */
export function useLeave(from: string, to: string) {
  const { data: employees } = useQuery(employeeData.list);
  const { workingWeek } = useTenant();
  const daysOff = useDaysOff(from, to);
  const absences = useQueries({
    queries: absencesQueries(from, to),
    combine: (all) =>
      all.every(({ data }) => data) ? all.flatMap(({ data }) => data ?? []) : undefined,
  });
  return useMemo(() => {
    if (!absences || !employees) return undefined;
    const people = new Map(employees.map((employee) => [employee.id, employee]));
    const quarters = new Map<string, number>();
    const school = new Map<string, number>();
    const absent = new Map<string, AbsentOn>();
    const days = new Map<string, ReadonlyMap<string, AbsentDay>>();
    // Parts of a query share an absence that lies in both.
    const each = [...new Map(absences.map((absence) => [absence.id, absence])).values()];
    const absencesOf = Map.groupBy(each, (entry) => entry.employeeId);
    for (const [employeeId, worker] of people) {
      const own = absencesOf.get(employeeId) ?? [];
      const atSchool = countSchoolQuarters(worker, {
        from,
        to,
        workingWeek,
        isDayOff: (day) => day in daysOff,
      });
      if (own.length + atSchool.size === 0) continue;
      const away = mapAbsentDays(own, worker, { from, to }, atSchool);
      days.set(employeeId, away);
      for (const [day, { quarters: some, school: taught = 0 }] of away) {
        const key = createWeekKey(employeeId, getMonday(day));
        quarters.set(key, (quarters.get(key) ?? 0) + some + taught);
        if (taught > 0) school.set(createAbsentKey(employeeId, day), taught);
      }
      for (const absence of own) {
        const { kindName, hoursPerDay, firstDay, lastDay } = absence;
        const text =
          hoursPerDay === null ? kindName : `${kindName}, ${formatHoursText(hoursPerDay)}`;
        const last = lastDay < to ? lastDay : to;
        for (let day = firstDay > from ? firstDay : from; day <= last; day = addDays(day, 1)) {
          const key = createAbsentKey(employeeId, day);
          const isWhole = listWholeDayAbsences(own, worker, day).includes(absence);
          if (isWhole || !absent.has(key)) absent.set(key, { kindName, text, isWhole });
        }
      }
    }
    return { quarters, school, absent, days, people };
  }, [absences, employees, from, to, workingWeek, daysOff]);
}

export type Leave = ReturnType<typeof useLeave>;

/** The most weeks that an average is made of. */
export const AVERAGED_WEEKS = 16;

/** Reads the leave of the shown weeks, and of the earlier weeks that averages need. */
export function useLeaveOfWeeks(mondays: readonly string[]): Leave {
  const first = mondays[0] ?? '';
  const last = mondays.at(-1) ?? first;
  return useLeave(addDays(first, -7 * (AVERAGED_WEEKS - 1)), addDays(last, 6));
}
