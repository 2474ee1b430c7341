import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type OpenOverlay, pushOverlay, topOverlay } from './open-overlays.ts';
import { useIsPhone } from './viewport.ts';

interface Options {
  /** The id of a drawer. */
  drawer?: string | undefined;
  /** It looks like a page of its own: the back button closes it on every screen. */
  isWholeScreen?: boolean;
}

/**
 * Registers an overlay, which a phone's back button closes. The returned function closes it, unless another overlay is above
 * it: every open overlay hears the same Escape.
 */
export function useOverlay(
  opened: boolean,
  onClose: () => unknown,
  { drawer, isWholeScreen = false }: Options = {},
): () => void {
  const isPhone = useIsPhone();
  const closesOnBack = isPhone || isWholeScreen;
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
