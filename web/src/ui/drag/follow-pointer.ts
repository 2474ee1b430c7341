import { pushOverlay } from '../open-overlays.ts';
import classes from './drag.module.css';

/** How far a pointer moves before a press is a drag, in pixels. */
const SLOP = 6;
/** How long a finger rests before it drags, so that it can scroll. */
const HOLD_MS = 350;
/** How near to an edge the pointer scrolls, and how many pixels a frame at most. */
const EDGE = 44;
const MOST_SPEED = 14;

export interface Point {
  x: number;
  y: number;
}

export interface DragHandlers {
  onStart: () => void;
  /** Called for each frame, because what is below the pointer may scroll. */
  onMove: (at: Point) => void;
  onEnd: (isDropped: boolean) => void;
  /** What scrolls when the pointer is near its edge. */
  scrollers: (at: Point) => readonly (Element | null | undefined)[];
  /** The press is on a grip with `touch-action: none`, so a finger drags at once. */
  isGrip?: boolean;
}

/** Whether a drag is going on. */
let isDragging = false;

/** For a listener of `touchmove` that is not passive: a finger that drags does not scroll. */
export const preventScroll = (event: TouchEvent) => {
  if (isDragging && event.cancelable) event.preventDefault();
};

function makeGhost(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add(classes.ghost ?? '');
  ghost.inert = true;
  const pixels = { left, top, width, height };
  for (const [name, value] of Object.entries(pixels)) ghost.style.setProperty(name, `${value}px`);
  return document.body.appendChild(ghost);
}

/** How fast to scroll when the pointer is near an edge. */
function speedAt(position: number, from: number, to: number): number {
  const before = from + EDGE - position;
  const after = position - (to - EDGE);
  if (before <= 0 && after <= 0) return 0;
  return before > after ? -Math.min(before / 3, MOST_SPEED) : Math.min(after / 3, MOST_SPEED);
}

function scrollAtEdge(scroller: Element, { x, y }: Point): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  scroller.scrollBy(speedAt(x, left, right), speedAt(y, top, bottom));
}

/** The click that follows a drag is not meant. */
function ignoreClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}

/** Follows a pointer that was pressed, and drags a copy of the element with it. Escape cancels. */
export function followPointer(
  pressed: PointerEvent,
  element: HTMLElement,
  { onStart, onMove, onEnd, scrollers, isGrip = false }: DragHandlers,
): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const start = { x: pressed.clientX, y: pressed.clientY };
  let at: Point = start;
  let ghost: HTMLElement | null = null;
  let frame = 0;
  let takeAway = () => {};
  const listening = new AbortController();

  const show = () => {
    if (ghost) ghost.style.translate = `${at.x - start.x}px ${at.y - start.y}px`;
    onMove(at);
  };
  const tick = () => {
    for (const scroller of scrollers(at)) if (scroller) scrollAtEdge(scroller, at);
    show();
    frame = requestAnimationFrame(tick);
  };
  const begin = () => {
    getSelection()?.removeAllRanges();
    isDragging = true;
    ghost = makeGhost(element);
    takeAway = pushOverlay({ close: () => end(false), closesOnBack: false });
    onStart();
    tick();
  };
  const mustHold = pressed.pointerType === 'touch' && !isGrip;
  const holding = mustHold ? setTimeout(begin, HOLD_MS) : undefined;
  const end = (isDropped: boolean) => {
    clearTimeout(holding);
    listening.abort();
    if (!ghost) return;
    isDragging = false;
    cancelAnimationFrame(frame);
    ghost.remove();
    takeAway();
    ignoreClick();
    onEnd(isDropped);
  };

  const listen = <K extends keyof WindowEventMap>(
    name: K,
    listener: (event: WindowEventMap[K]) => void,
  ) => addEventListener(name, listener, { signal: listening.signal, capture: true });
  const own = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pressed.pointerId) listener(event);
  };
  listen(
    'pointermove',
    own(({ clientX, clientY }) => {
      at = { x: clientX, y: clientY };
      if (ghost || Math.hypot(at.x - start.x, at.y - start.y) < SLOP) return;
      if (mustHold) end(false);
      else begin();
    }),
  );
  listen(
    'pointerup',
    own(() => {
      if (ghost) show();
      end(true);
    }),
  );
  listen(
    'pointercancel',
    own(() => end(false)),
  );
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    end(false);
  });
  listen('selectstart', (event) => event.preventDefault());
  // A long press would open the menu of the browser.
  listen('contextmenu', (event) => event.preventDefault());
}
