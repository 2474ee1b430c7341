import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a part of the details into view when they open, and again when the whole item is there, which makes what is above it longer. */
export function useShownAtOnce(
  isWanted: boolean,
  { isWhole }: { isWhole: boolean },
): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(isWhole): what is above the part is longer then.
  useLayoutEffect(() => {
    const element = part.current;
    // A user who already fills in something must not be scrolled away.
    if (!isWanted || element?.closest('form')?.contains(document.activeElement)) return;
    element?.scrollIntoView({ block: 'start' });
  }, [isWanted, isWhole]);
  return part;
}
