import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type OpenOverlay, pushOverlay, topOverlay } from './open-overlays.ts';
import { useIsPhone } from './viewport.ts';

/**
 * Registers an overlay, which a phone's back button closes. The returned function closes it, unless another overlay is above
 * it: every open overlay hears the same Escape. `drawer` is the id of a drawer.
 */
export function useOverlay(opened: boolean, onClose: () => unknown, drawer?: string): () => void {
  const closesOnBack = useIsPhone();
  const own = useRef<OpenOverlay | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return;
    const overlay = { close: () => close(), closesOnBack, ...(drawer && { drawer }) };
    own.current = overlay;
    const takeAway = pushOverlay(overlay);
    return () => {
      own.current = null;
      takeAway();
    };
  }, [opened, closesOnBack, drawer]);
  return useCallback(() => {
    if (own.current !== null && own.current === topOverlay()) own.current.close();
  }, []);
}
