import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { isShowingLastAnswer } from '../../lib/api/last-answer.ts';
import { whenQueriesSettle } from '../../lib/api/when-queries-settle.ts';
import { delay } from '../../lib/delay.ts';
import { untilLoaded } from '../../ui/lazy-part.tsx';
import { loadConnectionLost } from './ConnectionSign.tsx';

/** The screen loads first; the stream replays changes made meanwhile. */
const START_MS = 1_000;

/** With the sign of a lost connection, which cannot be fetched once the connection is lost. */
const loadLive = async () => {
  const { default: live } = await import('./LiveUpdates.tsx');
  await delay(0);
  await loadConnectionLost();
  return live;
};

/** Loads and runs live updates once the screen is loaded. */
export function LiveConnection() {
  const client = useQueryClient();
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    const use = new AbortController();
    const { signal } = use;
    const isReady = isShowingLastAnswer() ? Promise.resolve() : whenQueriesSettle(client, START_MS);
    isReady
      .then(() => untilLoaded(loadLive, { signal }))
      .then((live) => setLive(() => live))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    return () => use.abort();
  }, [client]);
  return Live && <Live />;
}
