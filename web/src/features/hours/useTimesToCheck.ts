import { addDays } from '@ploegplan/contract/dates/dates';
import {
  createTimesToCheck,
  type TimesToCheck,
} from '@ploegplan/contract/rules/hours/times-checks';
import { createDatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { payRulesQuery } from '../../data/company/pay-rules.ts';
import { hourSettingsQuery } from '../../data/hours/hours.ts';
import { useDaysOff } from '../../lib/dates/useHolidays.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { timesOfWeeksQuery } from './times/useTimes.ts';
import type { Leave } from './useLeave.ts';

type FindTimes = (employeeId: string) => TimesToCheck | undefined;

/** Reads the times of the shown weeks to check, by employee; undefined until they are loaded. */
export function useTimesToCheck(mondays: readonly string[], leave: Leave): FindTimes | undefined {
  const { workingWeek, ownLimits } = useTenant();
  const limits = createDatedLimits(ownLimits);
  const { data: days } = useQuery(timesOfWeeksQuery(mondays));
  const { data: settings } = useQuery(hourSettingsQuery);
  const { data: payRules } = useQuery({ ...payRulesQuery, enabled: Boolean(days?.length) });
  const daysOff = useDaysOff(mondays[0] ?? '', addDays(mondays.at(-1) ?? '', 7));
  return useMemo(() => {
    if (!days || !settings || !leave || (days.length > 0 && !payRules)) return undefined;
    const holidays = new Set(
      Object.entries(daysOff).flatMap(([day, { kind }]) => (kind === 'holiday' ? day : [])),
    );
    const byEmployee = Map.groupBy(days, ({ employeeId }) => employeeId);
    const find = (employeeId: string) => {
      const worker = leave.people.get(employeeId);
      const own = byEmployee.get(employeeId) ?? [];
      const isRequired = worker !== undefined && settings.dayTimes.ask[worker.kind] === 'required';
      if (!worker || (own.length === 0 && !isRequired)) return undefined;
      const away = leave.days.get(employeeId) ?? new Map();
      return createTimesToCheck({
        days: new Map(own.map((day) => [day.date, day])),
        isRequired,
        worker,
        person: { ...worker, leave: away, holidays, workingWeek },
        payRules: payRules ?? [],
        limits,
      });
    };
    const made = new Map([...leave.people.keys()].map((id) => [id, find(id)]));
    return (employeeId) => made.get(employeeId);
  }, [days, settings, leave, payRules, daysOff, workingWeek, limits]);
}
