import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQueriesSettle } from '../../lib/api/when-queries-settle.ts';
import { untilLoaded } from '../../ui/lazy-part.tsx';

/** The screen loads first; the stream replays changes made meanwhile. */
const START_MS = 1_000;

/** Loads and runs live updates once the screen is loaded. */
export function LiveConnection() {
  const client = useQueryClient();
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    const use = new AbortController();
    const { signal } = use;
    whenQueriesSettle(client, START_MS)
      .then(() => untilLoaded(() => import('./LiveUpdates.tsx'), { signal }))
      .then((module) => setLive(() => module.default))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    return () => use.abort();
  }, [client]);
  return Live && <Live />;
}
