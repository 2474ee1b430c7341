import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';

const MARGIN = '100px';

/** True once an element is in view or within 100 px of it (specification, section 9). */
export function useNearView<T extends HTMLElement>() {
  const { ref, entry } = useIntersection<T>({
    rootMargin: MARGIN,
    // The viewport as root would ignore the margin inside a scrolling drawer.
    scrollMargin: MARGIN,
  });
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  return { ref, seen };
}
