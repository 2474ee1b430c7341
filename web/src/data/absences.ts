import { absences } from '@ploegplan/contract/absences';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** Who is absent on a day. */
export const absencesQuery = (day: string) =>
  queryOptions({
    queryKey: ['absences', 'day', day],
    queryFn: ({ signal }) => call(absences.list, { query: { from: day, to: day }, signal }),
  });
