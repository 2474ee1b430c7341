import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { isShowingLastAnswer } from '../../lib/api/cache/last-answer.ts';
import { whenQueriesSettle } from '../../lib/api/cache/when-queries-settle.ts';
import { loadUntilDone } from '../../ui/drawer/lazy-part.tsx';
import { loadConnectionLost } from './signs/ConnectionSign.tsx';

/** The screen loads first; the stream replays changes made meanwhile. */
const START_MS = 1_000;

const loadLive = () => import('./LiveUpdates.tsx');

/** Loads and runs live updates once the screen is loaded. */
export function LiveConnection() {
  const client = useQueryClient();
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    const use = new AbortController();
    const { signal } = use;
    const begin = async () => {
      if (!isShowingLastAnswer()) await whenQueriesSettle(client, START_MS);
      const { default: live } = await loadUntilDone(loadLive, { signal });
      // The sign cannot be fetched once the connection is lost.
      await loadUntilDone(loadConnectionLost, { signal });
      setLive(() => live);
    };
    begin().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => use.abort();
  }, [client]);
  return Live && <Live />;
}
