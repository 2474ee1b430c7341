import { useShowConnectionLostIcon } from '../../lib/live/status.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

export const loadConnectionLost = () => import('./ConnectionLost.tsx');
const ConnectionLost = lazyPart(loadConnectionLost);

/** The connection-lost icon of the top bar; renders nothing while connected. */
export function ConnectionSign() {
  const isLost = useShowConnectionLostIcon();
  if (!isLost) return null;
  return <ConnectionLost />;
}
