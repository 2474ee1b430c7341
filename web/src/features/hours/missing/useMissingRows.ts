import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { missingHoursQuery } from '../../../data/hours/hours.ts';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { useNameOf } from '../../../data/records/employees.ts';
import { missingRows } from './rows.ts';

/** Who misses hours, with the names; the rows are undefined while loading. */
export function useMissingRows() {
  const query = useQuery(missingHoursQuery);
  const nameOf = useNameOf();
  const titleOf = useItemTitle();
  const rows = useMemo(
    () => query.data && missingRows(query.data, { nameOf, titleOf }),
    [query.data, nameOf, titleOf],
  );
  return { query, rows };
}
