import type { RefObject } from 'react';
import { type DragHandlers, followPointer } from '../drag/follow-pointer.ts';

/** The edges of the days, beside the names and below the heads, at which a drag scrolls. */
function measureDayEdges(grid: Element) {
  const { left, right, bottom } = grid.getBoundingClientRect();
  const names = grid.querySelector('[role=columnheader]')?.getBoundingClientRect();
  const heads = grid.querySelector('[role=row]')?.getBoundingClientRect();
  return { left: Math.max(left, names?.right ?? 0), right, top: heads?.bottom ?? 0, bottom };
}

type Handlers = Pick<DragHandlers, 'onMove' | 'onEnd'> & Partial<DragHandlers>;

/** Drags over a grid by the mouse or by a finger that rested, with a copy of an element if one is given; otherwise a finger scrolls. */
export const dragOverGrid = (
  pressed: PointerEvent,
  grid: Element | null,
  element: HTMLElement | null,
  handlers: Handlers,
) =>
  followPointer(pressed, element, {
    onStart: () => {},
    scrollers: () => [grid],
    measureEdges: measureDayEdges,
    ...handlers,
  });

/** A drag over the days of one row. */
const inRow: Partial<DragHandlers> = {
  measureEdges: (grid) => ({ ...measureDayEdges(grid), top: -Infinity, bottom: Infinity }),
};

/** Drags over the days of one row of a grid. */
export function useDayDrag(grid: RefObject<HTMLDivElement | null>, days: number) {
  /** Columns from the begin of the first day to a place in the window. */
  const columnsTo = (clientX: number): number => {
    const heads = grid.current?.querySelector('[role=columnheader]')?.nextElementSibling;
    const { left, width } = heads?.getBoundingClientRect() ?? new DOMRect();
    return width === 0 ? 0 : ((clientX - left) / width) * days;
  };
  const drag = (pressed: PointerEvent, handlers: Handlers) =>
    dragOverGrid(pressed, grid.current, null, { ...inRow, ...handlers });
  return { columnsTo, drag };
}
