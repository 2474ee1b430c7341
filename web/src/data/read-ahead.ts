import { today } from '@ploegplan/contract/rules/dates';
import type { QueryClient } from '@tanstack/react-query';
import { accountQuery } from './account.ts';
import { helpQuery } from './help.ts';
import { ownKindsQuery, ownLeaveQuery } from './own-leave.ts';

/**
 * Reads what a worker may want to see without a connection, so that it is kept: the own leave of this year and what a request is
 * made from, the profile, the help. One after the other, since nobody waits for it, and a touch is answered between them.
 */
export async function readAhead(cache: QueryClient): Promise<void> {
  await cache.prefetchQuery(ownKindsQuery);
  await cache.prefetchQuery(ownLeaveQuery(Number(today().slice(0, 4))));
  await cache.prefetchQuery(accountQuery);
  await cache.prefetchQuery(helpQuery);
}
