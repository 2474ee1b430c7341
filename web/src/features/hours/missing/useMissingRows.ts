import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingHoursQuery } from '../../../data/hours/hours.ts';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { useEmployeeName } from '../../../data/records/employees.ts';
import { createMissingRows } from './rows.ts';

/** Reads who misses hours, with names; the rows are undefined while loading. */
export function useMissingRows() {
  const query = useQuery(missingHoursQuery);
  const getName = useEmployeeName();
  const formatTitle = useItemTitle();
  const rows = useMemo(
    () => query.data && createMissingRows(query.data, { getName, formatTitle }),
    [query.data, getName, formatTitle],
  );
  return { query, rows };
}
