import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isShowingLastAnswer } from '../../../lib/api/cache/last-answer.ts';
import { whenQueriesSettle } from '../../../lib/api/cache/when-queries-settle.ts';
import { waitFor } from '../../../lib/delay.ts';
import { setKeptOpen } from '../../../lib/kept/state.ts';
import { useSession } from '../../../lib/session/session.ts';
import { loadUntilDone } from '../../../ui/drawer/lazy-part.tsx';

const START_MS = 1_000;
/** A server that does not answer must not keep away what is stored here. */
const LATEST_MS = 1_500;
const KEPT_LATEST_MS = 5_000;
/** The code that reads a PDF is large: a phone parses it when its user has the screen. */
const VIEWER_MS = 5_000;

const loadKept = () => import('../../../lib/kept/keep-queries.ts');
const loadOutbox = () => import('../../../data/own/outbox.ts');
const loadOwnHours = () => import('../../../data/own/own-hours.ts');
const loadSeenItems = () => import('../../../data/own/follow-seen-items.ts');
/** Loads the viewer with the code that reads a PDF, which the service worker then has. */
const loadViewer = async () => {
  await import('../../../ui/documents/DocumentViewer.tsx');
  const { loadDecoder } = await import('../../../ui/documents/PdfPages.tsx');
  await loadDecoder();
};
const loadReadAhead = () => import('../../../data/cache/read-ahead.ts');

/**
 * Keeps a worker's data for use without a connection: answers of earlier visits, what waits to be sent, and the missing hours, own leave,
 * profile and help, even if never opened. Loaded after the screen, which it serves.
 */
export function OfflineWork() {
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => {
    if (!session?.employeeId) return;
    const use = new AbortController();
    const { signal } = use;
    setKeptOpen(false);
    // Code that cannot be loaded must not hide for long that there is no connection.
    const late = setTimeout(() => setKeptOpen(true), KEPT_LATEST_MS);
    signal.addEventListener('abort', () => clearTimeout(late), { once: true });
    const begin = async () => {
      if (!isShowingLastAnswer()) {
        await Promise.race([whenQueriesSettle(client, START_MS), waitFor(LATEST_MS)]);
      }
      const { keepQueries } = await loadUntilDone(loadKept, { signal });
      await keepQueries(client, session).finally(() => setKeptOpen(true));
      const { followSeenItems } = await loadUntilDone(loadSeenItems, { signal });
      await followSeenItems(client, session).catch((error: unknown) => {
        console.warn('What was seen before could not be read.', error);
      });
      const { openOwnOutbox } = await loadUntilDone(loadOutbox, { signal });
      await openOwnOutbox(client);
      const { ownMissingQuery } = await loadUntilDone(loadOwnHours, { signal });
      // The query is observed, because hours that are recorded elsewhere must not be missing in the kept data.
      const stop = new QueryObserver(client, ownMissingQuery).subscribe(() => undefined);
      signal.addEventListener('abort', stop, { once: true });
      const { readAhead } = await loadUntilDone(loadReadAhead, { signal });
      await readAhead(client, {
        signal,
        onDocuments: () =>
          void waitFor(VIEWER_MS)
            .then(loadViewer)
            .catch(() => undefined),
      });
    };
    begin().catch((error: unknown) => {
      setKeptOpen(true);
      if (!signal.aborted) console.warn('What is kept on this device could not be read.', error);
    });
    return () => use.abort();
  }, [client, session]);
  return null;
}
