import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQueriesSettle } from '../../lib/api/when-queries-settle.ts';

/** The screen loads first; the stream replays changes made meanwhile. */
const START_MS = 1_000;
const RETRY_MS = 10_000;

/** Loads and runs live updates once the screen is loaded. */
export function LiveConnection() {
  const client = useQueryClient();
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    function load() {
      if (isGone) return;
      import('./LiveUpdates.tsx').then(
        (module) => setLive(() => module.default),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    }
    void whenQueriesSettle(client, START_MS).then(load);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client]);
  return Live && <Live />;
}
