import { holidays } from '@ploegplan/contract/holidays/endpoints';
import type { Holiday } from '@ploegplan/contract/holidays/schemas';
import type { DayOff } from '@ploegplan/contract/planning/conflicts';
import {
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQueries,
} from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The names of holidays, and of days on which the company is closed, by their dates. */
export type Holidays = Readonly<Record<string, string>>;

/** The same days, each with its kind. */
export type DaysOff = Readonly<Record<string, DayOff>>;

/** Holidays are fetched per year, because the calendar and the board page through weeks. Only a change of a closure makes them stale. */
const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['holidays', year],
    queryFn: ({ signal }) =>
      call(holidays.list, { query: { from: `${year}-01-01`, to: `${year}-12-31` }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Years = UseQueryResult<Holiday[]>[];

const listDays = (years: Years) => years.flatMap(({ data }) => data ?? []);

const mapNamesByDate = (years: Years): Holidays =>
  Object.fromEntries(listDays(years).map(({ date, name }) => [date, name]));

const mapDaysOffByDate = (years: Years): DaysOff =>
  Object.fromEntries(listDays(years).map(({ date, ...dayOff }) => [date, dayOff]));

const getYear = (date: string) => Number(date.slice(0, 4));

const createQueries = (from: string, to: string) =>
  [...new Set([getYear(from), getYear(to)])].map(holidaysQuery);

/** Asks for those in the years of these two days. */
export async function prefetchHolidays(client: QueryClient, from: string, to: string) {
  await Promise.all(createQueries(from, to).map((year) => client.prefetchQuery(year)));
}

/** The days off in the years of these two days, by name; empty until they are loaded. */
export const useHolidays = (from: string, to: string): Holidays =>
  useQueries({ queries: createQueries(from, to), combine: mapNamesByDate });

export const useDaysOff = (from: string, to: string): DaysOff =>
  useQueries({ queries: createQueries(from, to), combine: mapDaysOffByDate });

/**
 * Returns the days off within a range; the same object as long as they are equal, so that loading those of other days draws nothing again.
 */
export const useDaysOffWithin = (from: string, to: string): DaysOff =>
  useQueries({
    queries: createQueries(from, to),
    combine: (years) =>
      Object.fromEntries(
        Object.entries(mapDaysOffByDate(years)).filter(([date]) => from <= date && date <= to),
      ),
  });

/** Reads the days off of all years of a range, which must not be many. */
export const useDaysOffBetween = (from: string, to: string): DaysOff =>
  useQueries({
    queries: Array.from({ length: getYear(to) - getYear(from) + 1 }, (_, at) =>
      holidaysQuery(getYear(from) + at),
    ),
    combine: mapDaysOffByDate,
  });
