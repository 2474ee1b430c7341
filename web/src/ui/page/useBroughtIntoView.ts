import { type RefObject, useEffect } from 'react';

/** The events that show that a user wants to be elsewhere. */
const ownActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a part of a drawer in view, with its first button focused, while other parts load; until the user does something.
 * Again with each other number of `wanted`; 0 does nothing.
 */
export function useBroughtIntoView(part: RefObject<HTMLElement | null>, wanted: number): void {
  useEffect(() => {
    const element = part.current;
    if (!element || wanted === 0) return;
    const bring = () => {
      element.scrollIntoView({ block: 'start' });
      if (!element.contains(document.activeElement)) {
        element.querySelector('button')?.focus({ preventScroll: true });
      }
    };
    const observer = new ResizeObserver(bring);
    for (let above = element.parentElement; above; above = above.parentElement) {
      observer.observe(above);
    }
    const stop = () => observer.disconnect();
    for (const action of ownActions) addEventListener(action, stop, { once: true, capture: true });
    return () => {
      stop();
      for (const action of ownActions) removeEventListener(action, stop, { capture: true });
    };
  }, [part, wanted]);
}
