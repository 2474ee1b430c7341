import { lazy, Suspense } from 'react';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';

export const loadConnectionLost = () => import('./ConnectionLost.tsx');
const ConnectionLost = lazy(loadConnectionLost);

/** In the bar of each screen: nothing as long as the connection is there. */
export function ConnectionSign() {
  const isLost = useShowConnectionLostIcon();
  if (!isLost) return null;
  return (
    <Suspense>
      <ConnectionLost />
    </Suspense>
  );
}
