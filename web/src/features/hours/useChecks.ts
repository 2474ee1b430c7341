import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { checkWeek, type HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import { createWeekKey, type HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { createDatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { hourKindData } from '../../data/hours/hour-kinds.ts';
import { hoursOfWeeksQuery } from '../../data/hours/hours.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { groupCellsByWeek } from './rows.ts';
import { createAbsentKey, type Leave } from './useLeave.ts';
import { useTimesToCheck } from './useTimesToCheck.ts';

export type Checks = ReadonlyMap<string, readonly HoursWarning[]>;

/** Finds what to check in each employee's weeks, by `weekKey`; undefined until its data are loaded, after the rows are drawn. */
export function useChecks(
  cells: ReadonlyMap<string, HoursCell> | undefined,
  mondays: readonly string[],
  leave: Leave,
): Checks | undefined {
  const limits = createDatedLimits(useTenant().ownLimits);
  const shown = useDeferredValue(cells);
  const first = mondays[0] ?? '';
  const before = useQuery(hoursOfWeeksQuery(addDays(first, -7)));
  const { data: kinds } = useQuery(hourKindData.list);
  const findTimes = useTimesToCheck(mondays, leave);
  return useMemo(() => {
    if (!shown || !leave || !before.data || !kinds || !findTimes) return undefined;
    const notWorked = new Set(
      kinds.filter(({ meaning }) => meaning !== 'work').map(({ id }) => id),
    );
    const isWorked = (kindId: string) => !notWorked.has(kindId);
    const worked = new Map(
      before.data.map(({ employeeId, monday, worked: hours }) => [
        createWeekKey(employeeId, monday),
        hours * 4,
      ]),
    );
    const weeks = groupCellsByWeek(shown.values());
    for (const [key, own] of weeks) {
      const quarters = own.reduce(
        (sum, cell) => sum + (isWorked(cell.kindId) ? (cell.quarters ?? 0) : 0),
        0,
      );
      worked.set(key, quarters);
    }
    const checks = new Map<string, readonly HoursWarning[]>();
    for (const [key, own] of weeks) {
      // Approved hours were checked already.
      if (own.some(({ approved }) => approved)) continue;
      const [employeeId = '', monday = ''] = key.split(' ');
      const warnings = checkWeek({
        monday,
        today: getToday(),
        cells: own,
        isWorked,
        limits,
        times: findTimes(employeeId),
        dateOfBirth: leave.people.get(employeeId)?.dateOfBirth ?? null,
        leaveOn: (date) => {
          const away = leave.absent.get(createAbsentKey(employeeId, date));
          return away?.isWhole ? away.kindName : null;
        },
        schoolOn: (date) => leave.school.get(createAbsentKey(employeeId, date)) ?? 0,
        findWeekHours: (week) => {
          const at = createWeekKey(employeeId, week);
          return ((worked.get(at) ?? 0) + (leave.quarters.get(at) ?? 0)) / 4;
        },
      });
      if (warnings.length > 0) checks.set(key, warnings);
    }
    return checks;
  }, [shown, leave, before.data, kinds, limits, findTimes]);
}
