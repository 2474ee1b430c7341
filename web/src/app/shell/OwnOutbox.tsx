import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isShowingLastAnswer } from '../../lib/api/last-answer.ts';
import { whenQueriesSettle } from '../../lib/api/when-queries-settle.ts';
import { useSession } from '../../lib/session/session.ts';
import { untilLoaded } from '../../ui/lazy-part.tsx';

const START_MS = 1_000;
const loadOutbox = () => import('../../data/outbox.ts');

/** Sends what waits from an earlier visit, once the screen is loaded; without a connection it is shown at once. */
export function OwnOutbox() {
  const client = useQueryClient();
  const isWorker = Boolean(useSession()?.employeeId);
  useEffect(() => {
    if (!isWorker) return;
    const use = new AbortController();
    const { signal } = use;
    const begin = async () => {
      if (!isShowingLastAnswer()) await whenQueriesSettle(client, START_MS);
      const { openOwnOutbox } = await untilLoaded(loadOutbox, { signal });
      if (!signal.aborted) await openOwnOutbox(client);
    };
    begin().catch((error: unknown) => {
      if (!signal.aborted) console.warn('What waits to be sent could not be read.', error);
    });
    return () => use.abort();
  }, [client, isWorker]);
  return null;
}
