import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

const MARGIN = '100px';

/** Tells once that an element is in view, or within 100 px of it (specification, section 9). */
export function useNearView<T extends HTMLElement>() {
  const { ref, entry } = useIntersection<T>({
    rootMargin: MARGIN,
    // Within a scrolling drawer the root's own margin does not count.
    scrollMargin: MARGIN,
  });
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  return { ref, seen };
}
