import { help } from '@ploegplan/contract/help';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** The whole help of the own role: it is short, and searched as one types. */
export const helpQuery = queryOptions({
  queryKey: ['help', 'articles'],
  queryFn: ({ signal }) => call(help.list, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
