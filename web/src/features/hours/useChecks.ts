import { addDays, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { type HoursCell, weekKey } from '@ploegplan/contract/rules/hours';
import { checkWeek, type HoursWarning } from '@ploegplan/contract/rules/hours-checks';
import { absentDays, wholeDayAbsences } from '@ploegplan/contract/rules/leave-hours';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { absencesQueries } from '../../data/absences.ts';
import { employeeData } from '../../data/employees.ts';
import { hourKindData } from '../../data/hour-kinds.ts';
import { hoursOfWeeksQuery } from '../../data/hours.ts';
import { cellsByWeek } from './rows.ts';

/** The most weeks that an average is made of. */
const WEEKS = 16;

export type Checks = ReadonlyMap<string, readonly HoursWarning[]>;

/** Quarters of leave by employee and week, with the kind of leave of whole days. */
function useLeave(from: string, to: string) {
  const { data: employees } = useQuery(employeeData.list);
  const absences = useQueries({
    queries: absencesQueries(from, to),
    combine: (all) =>
      all.every(({ data }) => data) ? all.flatMap(({ data }) => data ?? []) : undefined,
  });
  return useMemo(() => {
    if (!absences || !employees) return undefined;
    const people = new Map(employees.map((one) => [one.id, one]));
    const quarters = new Map<string, number>();
    const whole = new Map<string, string>();
    // Parts of a query share an absence that lies in both.
    const each = [...new Map(absences.map((one) => [one.id, one])).values()];
    for (const [employeeId, own] of Map.groupBy(each, (one) => one.employeeId)) {
      const worker = people.get(employeeId);
      if (!worker) continue;
      for (const [day, { quarters: counted }] of absentDays(own, worker, { from, to })) {
        const key = weekKey(employeeId, mondayOf(day));
        quarters.set(key, (quarters.get(key) ?? 0) + counted);
        const kind = wholeDayAbsences(own, worker, day).at(-1)?.kindName;
        if (kind !== undefined) whole.set(`${employeeId} ${day}`, kind);
      }
    }
    return { quarters, whole, people };
  }, [absences, employees, from, to]);
}

/** What to look at in the weeks of each employee, by `weekKey`; made after the rows are drawn, undefined until all is known that it is made of. */
export function useChecks(
  cells: ReadonlyMap<string, HoursCell> | undefined,
  mondays: readonly string[],
): Checks | undefined {
  const shown = useDeferredValue(cells);
  const first = mondays[0] ?? '';
  const last = mondays.at(-1) ?? first;
  const leave = useLeave(addDays(first, -7 * (WEEKS - 1)), addDays(last, 6));
  const before = useQuery(hoursOfWeeksQuery(addDays(first, -7)));
  const { data: kinds } = useQuery(hourKindData.list);
  return useMemo(() => {
    if (!shown || !leave || !before.data || !kinds) return undefined;
    const notWorked = new Set(kinds.filter(({ isWorked }) => !isWorked).map(({ id }) => id));
    const isWorked = (kindId: string) => !notWorked.has(kindId);
    const worked = new Map(
      before.data.map(({ employeeId, monday, worked: hours }) => [
        weekKey(employeeId, monday),
        hours * 4,
      ]),
    );
    const weeks = cellsByWeek(shown.values());
    for (const [key, own] of weeks) {
      const quarters = own.reduce(
        (sum, cell) => sum + (isWorked(cell.kindId) ? (cell.quarters ?? 0) : 0),
        0,
      );
      worked.set(key, quarters);
    }
    const checks = new Map<string, readonly HoursWarning[]>();
    for (const [key, own] of weeks) {
      // What is approved was looked at.
      if (own.some(({ approved }) => approved)) continue;
      const [employeeId = '', monday = ''] = key.split(' ');
      const warnings = checkWeek({
        monday,
        today: today(),
        cells: own,
        isWorked,
        dateOfBirth: leave.people.get(employeeId)?.dateOfBirth ?? null,
        leaveOn: (date) => leave.whole.get(`${employeeId} ${date}`) ?? null,
        hoursOfWeek: (week) => {
          const at = weekKey(employeeId, week);
          return ((worked.get(at) ?? 0) + (leave.quarters.get(at) ?? 0)) / 4;
        },
      });
      if (warnings.length > 0) checks.set(key, warnings);
    }
    return checks;
  }, [shown, leave, before.data, kinds]);
}
