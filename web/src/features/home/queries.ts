import { home } from '@ploegplan/contract/home';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The overview of a day: another one after midnight, until when the one before stays. */
export const homeQuery = (day: string) =>
  queryOptions({
    queryKey: ['home', day],
    queryFn: ({ signal }) => call(home.show, { signal }),
    placeholderData: keepPreviousData,
    // What one did on another screen a moment ago shows here.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
