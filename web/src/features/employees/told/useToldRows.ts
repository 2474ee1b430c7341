import { addDays } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toldHistoryQuery } from '../../../data/planning/told/told.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { createToldRows } from './told-rows.ts';

/** Reads what an employee was told of the days of this year and the coming weeks. */
export function useToldRows(employeeId: string) {
  const to = addDays(useToday(), limits.planningDays);
  const from = addDays(to, 1 - limits.toldHistoryDays);
  const query = useQuery(toldHistoryQuery(employeeId, { from, to }));
  const rows = useMemo(
    () => query.data && createToldRows(employeeId, query.data),
    [employeeId, query.data],
  );
  return { query, rows };
}
