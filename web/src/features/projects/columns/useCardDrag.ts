import type { Project } from '@ploegplan/contract/projects/schemas';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import {
  followPointer,
  type Point,
  useDragWithoutScroll,
} from '../../../ui/drag/follow-pointer.ts';

interface Drag {
  id: string;
  /** The status of the column below it; undefined beside the columns. */
  over: string | null | undefined;
}

const findColumnAt = ({ x, y }: Point) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');

/** Drags a card to another column. */
export function useCardDrag(
  board: RefObject<HTMLElement | null>,
  onDrop: (project: Project, status: string | null) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const put = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  useDragWithoutScroll(board);
  const start = (event: PointerEvent<HTMLElement>, project: Project) =>
    followPointer(event.nativeEvent, event.currentTarget, {
      onStart: () => put({ id: project.id, over: project.status }),
      onMove: (at) => {
        const column = findColumnAt(at)?.dataset.column;
        const over = column === '' ? null : column;
        if (over !== latest.current?.over) put({ id: project.id, over });
      },
      onEnd: (isDropped) => {
        const over = latest.current?.over;
        put(null);
        if (isDropped && over !== undefined) onDrop(project, over);
      },
      scrollers: (at) => [board.current, findColumnAt(at)?.querySelector('[data-scroller]')],
    });
  return { drag, start };
}
