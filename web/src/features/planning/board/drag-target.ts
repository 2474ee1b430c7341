import type { Point } from '../../../ui/drag/follow-pointer.ts';
import { computeGestureSpan } from './drag-gestures.ts';
import type { Gesture, Outcome } from './gestures.ts';
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

  begin(): void {
    this.view.over.append(this.target);
    document.body.append(this.hint);
  }

  end(): void {
    this.target.remove();
    this.hint.remove();
  }

  show(gesture: Gesture, { text, warnings, isRefused, tip = '' }: Outcome): void {
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
