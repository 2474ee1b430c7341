import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const ConnectionLost = lazyPart(() => import('./ConnectionLost.tsx'));

/** The connection-lost icon of the top bar; renders nothing while connected. */
export function ConnectionSign() {
  const isLost = useShowConnectionLostIcon();
  if (!isLost) return null;
  return <ConnectionLost />;
}
