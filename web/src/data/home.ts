import { home } from '@ploegplan/contract/home';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';

/** The overview of a day; after midnight the previous one stays until the new one is loaded. */
export const homeQuery = (day: string) =>
  queryOptions({
    queryKey: ['home', day],
    queryFn: ({ signal }) => call(home.show, { signal }),
    placeholderData: keepPreviousData,
    // Always refetched, so that recent changes show.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
