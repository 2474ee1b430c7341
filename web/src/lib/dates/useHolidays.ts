import { holidays } from '@ploegplan/contract/holidays';
import type { Holiday } from '@ploegplan/contract/holidays.schemas';
import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The names of holidays by their dates. */
export type Holidays = Readonly<Record<string, string>>;

/** Fetched per year, because the calendar and the board page through weeks. */
const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['holidays', year],
    queryFn: ({ signal }) =>
      call(holidays.list, { query: { from: `${year}-01-01`, to: `${year}-12-31` }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const byDate = (years: UseQueryResult<Holiday[]>[]): Holidays =>
  Object.fromEntries(years.flatMap(({ data }) => data ?? []).map(({ date, name }) => [date, name]));

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The holidays in the years of these two days; empty until they are loaded. */
export const useHolidays = (from: string, to: string): Holidays =>
  useQueries({
    queries: [...new Set([yearOf(from), yearOf(to)])].map(holidaysQuery),
    combine: byDate,
  });
