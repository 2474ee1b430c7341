import { useShowConnectionLostIcon } from '../../../lib/live/status.ts';
import { useShownEntries } from '../../../lib/outbox/state.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';

const loadLost = () => import('./ConnectionLost.tsx');
const loadWaiting = () => import('./WaitingSign.tsx');
const ConnectionLost = createLazyPart(loadLost);
const WaitingSign = createLazyPart(loadWaiting);

/** The signs, which cannot be fetched once the connection is lost. */
export const loadConnectionLost = () => Promise.all([loadLost(), loadWaiting()]);

/** Shows in the top bar that the connection is lost, and what waits to be sent; renders nothing without either. */
export function ConnectionSign() {
  const isLost = useShowConnectionLostIcon();
  const shown = useShownEntries();
  if (shown.length > 0) return <WaitingSign isLost={isLost} shown={shown} />;
  return isLost ? <ConnectionLost /> : null;
}
