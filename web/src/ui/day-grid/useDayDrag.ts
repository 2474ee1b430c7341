import type { RefObject } from 'react';
import { type DragHandlers, followPointer } from '../drag/follow-pointer.ts';
import { useDragWithoutScroll } from '../drag/useDragWithoutScroll.ts';

/** The edges of the days, beside the names, at which a drag over days scrolls; it stays in its row. */
function measureDayEdges(grid: Element) {
  const { left, right } = grid.getBoundingClientRect();
  const names = grid.querySelector('[role=columnheader]')?.getBoundingClientRect();
  return { left: names?.right ?? left, right, top: -Infinity, bottom: Infinity };
}

type Handlers = Pick<DragHandlers, 'onMove' | 'onEnd'> & Partial<DragHandlers>;

/** Drags over the days of a grid, by the mouse or by a finger that rested; otherwise a finger scrolls. */
export function useDayDrag(grid: RefObject<HTMLDivElement | null>, days: number) {
  useDragWithoutScroll(grid);
  /** Columns from the begin of the first day to a place in the window. */
  const columnsTo = (clientX: number): number => {
    const heads = grid.current?.querySelector('[role=columnheader]')?.nextElementSibling;
    const { left, width } = heads?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? 0 : ((clientX - left) / width) * days;
  };
  const drag = (pressed: PointerEvent, handlers: Handlers) =>
    followPointer(pressed, null, {
      onStart: () => {},
      scrollers: () => [grid.current],
      measureEdges: measureDayEdges,
      ...handlers,
    });
  return { columnsTo, drag };
}
