import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { sessionQuery } from '../../lib/session/session.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';
import { accountQuery } from '../company/account.ts';
import { helpQuery } from '../help/help.ts';
import { crewSheetQuery } from '../own/crew.ts';
import { daysQuery, itemQuery } from '../own/employee-planning.ts';
import { openProjectsQuery } from '../own/other-work.ts';
import { ownKindsQuery, ownLeaveQuery } from '../own/own-leave.ts';
import { chooseDocumentsToKeep, keepDocuments } from '../records/kept-documents.ts';

/**
 * Reads what a worker may want to see without a connection, so that it is kept: the own leave of this year and what a request is
 * made from, the projects of other work, the own crew of today, the profile, the help. One after the other, since nobody waits for it, and a touch is answered between them.
 */
export async function readAhead(cache: QueryClient, use: ReadAheadUse): Promise<void> {
  followNextDays(cache, use);
  await cache.prefetchQuery(ownKindsQuery);
  await cache.prefetchQuery(ownLeaveQuery(Number(getToday().slice(0, 4))));
  if (cache.getQueryData(tenantQuery.queryKey)?.otherWork) {
    await cache.prefetchQuery(openProjectsQuery);
  }
  if (cache.getQueryData(sessionQuery.queryKey)?.leadsCrew) {
    await cache.prefetchQuery(crewSheetQuery(getToday()));
  }
  await cache.prefetchQuery(accountQuery);
  await cache.prefetchQuery(helpQuery);
}

export interface ReadAheadUse {
  signal: AbortSignal;
  /** Documents are kept, which are to be shown without a connection. */
  onDocuments: () => void;
}

/** Nobody has more items on two days. */
const MOST_ITEMS = 20;

const isNear = ({ date }: EmployeePlanningItem): boolean =>
  date >= getToday() && date <= addDays(getToday(), 1);

/**
 * Follows the work of today and tomorrow as a whole, with notes and documents, which the list has not: what is kept of it must not be
 * older than the list.
 */
function followNextDays(cache: QueryClient, { signal, onDocuments }: ReadAheadUse): void {
  const followed = new Map<string, () => void>();
  let keeping = Promise.resolve();
  const keepTheirDocuments = () => {
    const items = [...followed.keys()].map((id) => cache.getQueryData(itemQuery(id).queryKey));
    const known = items.filter((item) => item !== undefined);
    // Items that are still being read must not be removed.
    if (known.length < items.length || signal.aborted) return;
    const documents = chooseDocumentsToKeep(known);
    if (documents.length > 0) onDocuments();
    keeping = keeping.then(() => keepDocuments(documents)).catch(() => undefined);
  };
  const follow = (items: readonly EmployeePlanningItem[] = []) => {
    const ids = items.filter(isNear).map(({ id }) => id);
    for (const [id, stop] of followed) {
      if (ids.includes(id)) continue;
      stop();
      followed.delete(id);
    }
    for (const id of ids.slice(0, MOST_ITEMS)) {
      if (followed.has(id)) continue;
      const observer = new QueryObserver(cache, itemQuery(id));
      followed.set(
        id,
        observer.subscribe(({ isFetching }) => isFetching || keepTheirDocuments()),
      );
    }
  };
  const days = new InfiniteQueryObserver(cache, daysQuery(getToday()));
  const stopDays = days.subscribe(({ data }) => follow(data));
  follow(days.getCurrentResult().data);
  signal.addEventListener(
    'abort',
    () => {
      stopDays();
      follow();
    },
    { once: true },
  );
}
