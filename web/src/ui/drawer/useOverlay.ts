import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from '../page/viewport.ts';
import { getTopOverlay, type OpenOverlay, pushOverlay } from './open-overlays.ts';

interface Options {
  /** The id of a drawer. */
  drawer?: string | undefined;
  /** True for an overlay that looks like a page of its own: the back button closes it on every screen. */
  isWholeScreen?: boolean;
}

/** The wait lets a closing overlay above return the focus, which takes Mantine 10 ms. */
const RETURN_MS = 20;

/** Returns the focus from a dialog that is mounted open and goes: Mantine does so only for one that was mounted closed. */
function useReturnedFocus(isMountedOpen: boolean): void {
  const [returns] = useState(isMountedOpen);
  useLayoutEffect(() => {
    if (!returns) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }, RETURN_MS);
    };
  }, [returns]);
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
  // A drawer has a focus of its own (useDrawerFocus).
  useReturnedFocus(opened && drawer === undefined);
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
    if (own.current !== null && own.current === getTopOverlay()) own.current.close();
  }, []);
}
