import { absences } from '@ploegplan/contract/absences';
import { limits } from '@ploegplan/contract/limits';
import { addDays } from '@ploegplan/contract/rules/dates';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Who is absent on some of these days. */
export const absencesQuery = (from: string, to = from) =>
  queryOptions({
    queryKey: ['absences', 'days', from, to],
    queryFn: ({ signal }) => call(absences.list, { query: { from, to }, signal }),
  });

/** The same for more days than one request may have. */
export function absencesQueries(from: string, to: string) {
  const queries = [];
  for (let first = from; first <= to; first = addDays(first, limits.planningDays)) {
    const last = addDays(first, limits.planningDays - 1);
    queries.push(absencesQuery(first, last < to ? last : to));
  }
  return queries;
}
