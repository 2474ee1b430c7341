import { followPointer } from '../../../ui/drag/follow-pointer.ts';
import { createOver, getGestureKey } from './drag-gestures.ts';
import { DragTarget } from './drag-target.ts';
import type { BoardHandlers, Gesture, Outcome } from './gestures.ts';
import type { BoardView } from './rows/view.ts';

/** Drags somebody who was pressed beside the board to a day of a row; a finger first rests. */
export function dragEmployee(
  view: BoardView,
  handlers: () => BoardHandlers,
  { pressed, chip, employeeId }: { pressed: PointerEvent; chip: HTMLElement; employeeId: string },
): void {
  const target = new DragTarget(view);
  let gesture: Gesture | null = null;
  let outcome: Outcome | undefined;
  const isOver = ({ x, y }: { x: number; y: number }) => {
    const { left, right, top, bottom } = view.scroller.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  };
  followPointer(pressed, chip, {
    onStart: () => {},
    onMove: (at) => {
      const spot = view.spotAt(at);
      const row = isOver(at) && view.model?.rows[spot.row];
      if (!row) {
        gesture = null;
        target.end();
        return;
      }
      const next: Gesture = { ...createOver([row], spot, spot), employeeId };
      if (!gesture || getGestureKey(next) !== getGestureKey(gesture)) {
        gesture = next;
        outcome = handlers().explain(next);
        target.begin();
        target.show(next, outcome);
      }
      target.place(at);
    },
    onEnd: (isDropped) => {
      target.end();
      if (isDropped && gesture) handlers().onGesture(gesture, outcome);
    },
    scrollers: (at) => (isOver(at) ? [view.scroller] : []),
  });
}
