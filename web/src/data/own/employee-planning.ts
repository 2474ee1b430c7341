import { addDays } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { unwrapData } from '../cache/unwrap-data.ts';
import { keptNames } from './kept-names.ts';

export interface DaySpan {
  from: string;
  to: string;
}

/** The first request: four weeks ahead, and two weeks back because hours may be missing there. */
export const getFirstSpan = (today: string): DaySpan => ({
  from: addDays(today, -14),
  to: addDays(today, 28),
});

/** The four weeks before those already shown. */
export const getSpanBefore = ({ from }: DaySpan): DaySpan => ({
  from: addDays(from, -28),
  to: addDays(from, -1),
});

/** The span of the list in which a date lies; the first one for what is later. */
export function getSpanOf(date: string, today: string): DaySpan {
  let span = getFirstSpan(today);
  while (date < span.from) span = getSpanBefore(span);
  return span;
}

type Pages = InfiniteData<EmployeePlanningItem[], DaySpan>;

export const employeePlanningKeys = {
  all: ['employee-planning'] as const,
  days: ['employee-planning', 'days'] as const,
  item: (id: string) => ['employee-planning', 'item', id] as const,
};

/** The own items from two weeks back to four weeks ahead; each further page is four weeks earlier. */
export const daysQuery = (today: string) =>
  infiniteQueryOptions({
    queryKey: [...employeePlanningKeys.days, today],
    queryFn: ({ pageParam, signal }) => call(employeePlanning.list, { query: pageParam, signal }),
    initialPageParam: getFirstSpan(today),
    getNextPageParam: (_last, _pages, span) => getSpanBefore(span),
    select: ({ pages }) => pages.flat(),
    meta: {
      kept: {
        name: keptNames.days,
        pack: ({ pages }: Pages) => pages[0],
        unpack: (first: EmployeePlanningItem[]) => ({
          pages: [first],
          pageParams: [getFirstSpan(today)],
        }),
      },
    },
  });

/** The own items of one day, for a day that the list does not reach. */
export const dayItemsQuery = (date: string) =>
  queryOptions({
    queryKey: ['employee-planning', 'day', date],
    queryFn: ({ signal }) =>
      call(employeePlanning.list, { query: { from: date, to: date }, signal }),
  });

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: employeePlanningKeys.item(id),
    queryFn: async ({ signal }) => {
      const item = await call(employeePlanning.get, { params: { id }, signal });
      return unwrapData<EmployeePlanningItem>(item);
    },
    meta: { kept: { name: keptNames.item(id) } },
  });

/** The item as the list has it, until the whole one is there. */
export function findListedItem(client: QueryClient, id: string): EmployeePlanningItem | undefined {
  for (const [, data] of client.getQueriesData<Pages>({ queryKey: employeePlanningKeys.days })) {
    const found = data?.pages.flat().find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Puts a changed item in the place of the old one, wherever it is shown. */
export function announceItem(client: QueryClient, item: EmployeePlanningItem): void {
  client.setQueryData(employeePlanningKeys.item(item.id), item);
  announceListedItem(client, item);
}

/** The same of an item as a list has it, which adds to the whole item. */
export function announceListedItem(client: QueryClient, item: EmployeePlanningItem): void {
  client.setQueryData<EmployeePlanningItem>(
    employeePlanningKeys.item(item.id),
    (whole) => whole && { ...whole, ...item },
  );
  client.setQueriesData<Pages>(
    { queryKey: employeePlanningKeys.days },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) =>
          page.map((listed) => (listed.id === item.id ? item : listed)),
        ),
      },
  );
}
