import { addDays, getIsoWeek, getMonday } from '@ploegplan/contract/dates/dates';
import { projects } from '@ploegplan/contract/projects/endpoints';
import type { StaffedWeek } from '@ploegplan/contract/projects/schemas';
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** 4 January lies in the first week of its ISO year. */
const getFirstMonday = (year: number) => getMonday(`${year}-01-04`);

/** The staffing is read by ISO year, because the timeline goes through years; planning that changes makes it stale. */
const staffingQuery = (year: number) =>
  queryOptions({
    queryKey: ['work', 'staffing', year],
    queryFn: ({ signal }) =>
      call(projects.staffing, {
        query: { from: getFirstMonday(year), to: addDays(getFirstMonday(year + 1), -1) },
        signal,
      }),
  });

export type Staffing = ReadonlyMap<string, number>;

const mapByMonday = (years: UseQueryResult<StaffedWeek[]>[]): Staffing =>
  new Map(years.flatMap(({ data }) => data ?? []).map(({ monday, people }) => [monday, people]));

/** The people planned in the weeks of a few years; without those that are not loaded. */
export function useStaffing(from: string, to: string): Staffing {
  const first = getIsoWeek(from).year;
  return useQueries({
    queries: Array.from({ length: getIsoWeek(to).year - first + 1 }, (_, at) =>
      staffingQuery(first + at),
    ),
    combine: mapByMonday,
  });
}
