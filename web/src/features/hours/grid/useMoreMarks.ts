import { type RefObject, useEffect } from 'react';

/** Marks at which side of the days in view there are more. */
export function useMoreMarks(grid: RefObject<HTMLDivElement | null>, dayWidth: number): void {
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute(
        'data-more-after',
        scrollLeft + clientWidth < scrollWidth - dayWidth / 2,
      );
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [grid, dayWidth]);
}
