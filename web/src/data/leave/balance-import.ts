import { getToday } from '@ploegplan/contract/dates/dates';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type { ImportedBalances } from '@ploegplan/contract/leave/schemas';
import { queryOptions } from '@tanstack/react-query';
import { removeDeleted } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { employeeData } from '../records/employees.ts';
import { balancesQuery } from './leave.ts';

/** The balance of time for time of an employee on a day, as a file has it. */
export interface BalanceValues {
  personnelNumber: string;
  name: string;
  day: string | null;
  hours: number | null;
}

export interface BalanceRow extends BalanceValues {
  /** The id of the employee. */
  id: string;
  version: number;
}

/** The last day of the year before. */
export const getLastYearEnd = () => `${Number(getToday().slice(0, 4)) - 1}-12-31`;

/** Own employees with their balance of time for time at the end of last year. */
export const timeForTimeBalances = {
  list: queryOptions({
    queryKey: ['leave', 'time-for-time'],
    queryFn: async ({ client }): Promise<BalanceRow[]> => {
      const day = getLastYearEnd();
      const balances = await client.fetchQuery(balancesQuery(day));
      const hours = new Map(
        balances.map(({ employeeId, byKind }) => [
          employeeId,
          byKind.find(({ kind }) => kind === 'time-for-time')?.hours ?? 0,
        ]),
      );
      const employees = removeDeleted(await client.fetchQuery(employeeData.list));
      return employees
        .filter(({ kind }) => kind === 'own')
        .map(({ id, version, personnelNumber, name }) => ({
          ...{ id, version, personnelNumber, name, day },
          hours: hours.get(id) ?? 0,
        }));
    },
  }),
};

export const importTimeForTime = (body: ImportedBalances) => call(leave.importBalances, { body });
