import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from './account.ts';
import { helpQuery } from './help.ts';
import { readOwnLeave } from './own-leave.ts';

/** Reads what a worker may want to see without a connection, so that it is kept: the own leave, the profile, the help. */
export const readAhead = (cache: QueryClient) =>
  Promise.all([
    readOwnLeave(cache),
    cache.prefetchQuery(accountQuery),
    cache.prefetchQuery(helpQuery),
  ]);
