import { type ComponentType, useEffect, useState } from 'react';

/** The screen comes first; a change meanwhile is told afterwards. */
const START_MS = 1_000;
const RETRY_MS = 10_000;

/** Live updates, whose code loads once the screen is there. */
export function LiveConnection() {
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer = setTimeout(load, START_MS);
    function load() {
      import('./LiveUpdates.tsx').then(
        (module) => setLive(() => module.default),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    }
    return () => clearTimeout(timer);
  }, []);
  return Live && <Live />;
}
