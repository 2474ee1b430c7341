import { lazy, Suspense } from 'react';
import { useShowConnectionLostIcon } from '../../lib/live/status.ts';

export const loadConnectionLost = () => import('./ConnectionLost.tsx');
const ConnectionLost = lazy(loadConnectionLost);

/** The connection-lost icon of the top bar; renders nothing while connected. */
export function ConnectionSign() {
  const isLost = useShowConnectionLostIcon();
  if (!isLost) return null;
  return (
    <Suspense>
      <ConnectionLost />
    </Suspense>
  );
}
