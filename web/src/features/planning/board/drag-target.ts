import { dragOverGrid } from '../../../ui/day-grid/useDayDrag.ts';
import type { DragHandlers, Held, Point } from '../../../ui/drag/follow-pointer.ts';
import {
  type BoardHandlers,
  computeGestureSpan,
  createOver,
  type Gesture,
  getGestureKey,
  type Outcome,
} from './gestures.ts';
import over from './over.module.css';
import type { BoardView } from './rows/view.ts';

const createPart = (className: string | undefined, text = '') => {
  const made = document.createElement('div');
  made.className = className ?? '';
  made.textContent = text;
  return made;
};

/** The distance between the hint and the pointer; a finger covers what is right below it. */
const BESIDE = { mouse: 20, finger: 48 };
const EDGE = 8;

/** Shows where a drag would put something, and what that would do. */
export class DragTarget {
  private readonly view: BoardView;
  private readonly target = createPart(over.target);
  private readonly hint = createPart(over.hint);
  private size = { width: 0, height: 0 };

  constructor(view: BoardView) {
    this.view = view;
  }

  end(): void {
    this.target.remove();
    this.hint.remove();
  }

  show(gesture: Gesture, { text, warnings, isRefused, tip = '' }: Outcome): void {
    if (!this.target.isConnected) this.view.over.append(this.target);
    if (!this.hint.isConnected) document.body.append(this.hint);
    const row = gesture.kind === 'move' ? gesture.to : gesture.row;
    const index = this.view.indexOf(row);
    const { left, width } = computeGestureSpan(gesture, row);
    const lanes = this.view.lanesBox();
    const box = this.view.over.getBoundingClientRect();
    const { metrics } = this.view.model?.drawing ?? {};
    const shift =
      (row.subject.heading === null ? 0 : (metrics?.heading ?? 0)) + (metrics?.nameAbove ?? 0);
    const top = (this.view.tops[index] ?? 0) + shift;
    const more = gesture.kind === 'create' ? (gesture.others?.length ?? 0) : 0;
    const bottom = this.view.tops[index + more + 1] ?? top;
    const { style, dataset } = this.target;
    style.transform = `translate(${lanes.left - box.left + left * lanes.width}px, ${top}px)`;
    style.width = `${width * lanes.width}px`;
    style.height = `${bottom - top}px`;
    dataset.against = String(warnings.length > 0 || isRefused === true);
    this.hint.replaceChildren(
      createPart('font-semibold', text),
      ...warnings.map((warning) => createPart(over.hintWarning, warning)),
      createPart(over.hintTip, tip),
    );
    this.size = { width: this.hint.offsetWidth, height: this.hint.offsetHeight };
  }

  /** The hint goes with the pointer. */
  place({ x, y }: Point): void {
    const { width, height } = this.size;
    const left = Math.min(x + 16, innerWidth - width - EDGE);
    const isFinger = matchMedia('(hover: none)').matches;
    const below = y + BESIDE.mouse;
    const isAbove = isFinger || below + height > innerHeight - EDGE;
    const above = y - height - (isFinger ? BESIDE.finger : BESIDE.mouse);
    this.hint.style.transform = `translate(${Math.max(EDGE, left)}px, ${Math.max(EDGE, isAbove ? above : below)}px)`;
  }
}

interface GestureDrag {
  target: DragTarget;
  view: BoardView;
  handlers: () => BoardHandlers;
  /** What a drop would do; null where nothing can be dropped. */
  gestureAt: (at: Point, held: Held, copy: HTMLElement | null) => Gesture | null;
  onStart?: () => void;
  /** Called with null when the drag was cancelled, or ended where nothing can be dropped. */
  onEnd: (dropped: { gesture: Gesture; outcome: Outcome } | null, wasMoved: boolean) => void;
  scrollers?: DragHandlers['scrollers'];
}

/** Drags over the board, and shows at each target what a drop would do. */
export function dragGesture(
  pressed: PointerEvent,
  element: HTMLElement | null,
  { target, view, handlers, gestureAt, onStart = () => {}, onEnd, ...others }: GestureDrag,
): void {
  let dropped: { gesture: Gesture; outcome: Outcome } | null = null;
  let last = '';
  dragOverGrid(pressed, view.grid, element, {
    ...others,
    onStart,
    onMove: (at, held, copy) => {
      const gesture = gestureAt(at, held, copy);
      const key = gesture ? getGestureKey(gesture) : '';
      if (!gesture) {
        dropped = null;
        target.end();
      } else if (key === last && dropped) dropped = { ...dropped, gesture };
      else {
        dropped = { gesture, outcome: handlers().explain(gesture) };
        target.show(gesture, dropped.outcome);
      }
      last = key;
      if (gesture) target.place(at);
    },
    onEnd: (isDropped, wasMoved) => {
      target.end();
      onEnd(isDropped ? dropped : null, wasMoved);
    },
  });
}

/** Drags somebody who was pressed beside the board to a day of a row; a finger first rests. */
export function dragEmployee(
  view: BoardView,
  handlers: () => BoardHandlers,
  { pressed, chip, employeeId }: { pressed: PointerEvent; chip: HTMLElement; employeeId: string },
): void {
  const isOver = ({ x, y }: { x: number; y: number }) => {
    const { left, right, top, bottom } = view.grid.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  };
  dragGesture(pressed, chip, {
    target: new DragTarget(view),
    view,
    handlers,
    gestureAt: (at) => {
      const spot = view.spotAt(at);
      const row = isOver(at) && view.model?.rows[spot.row];
      return row ? { ...createOver([row], spot, spot), employeeId } : null;
    },
    onEnd: (dropped) => dropped && handlers().onGesture(dropped.gesture, dropped.outcome),
    scrollers: (at) => (isOver(at) ? [view.grid] : []),
  });
}
