import { type RefObject, useEffect } from 'react';
import { pushOverlay } from '../drawer/open-overlays.ts';
import classes from './drag.module.css';

/** The distance that a pointer moves before a press is a drag, in pixels. */
const SLOP = 6;
/** The time that a finger rests before it drags, so that it can scroll. */
const HOLD_MS = 350;
/** The distance from an edge within which the pointer scrolls, and the maximum pixels a frame. */
const EDGE = 44;
const MOST_SPEED = 14;

export interface Point {
  x: number;
  y: number;
}

/** The keys that are held down. */
export interface Held {
  alt: boolean;
  shift: boolean;
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface DragHandlers {
  onStart: () => void;
  /** Called for each frame, because what is below the pointer may scroll; with the copy that is dragged along. */
  onMove: (at: Point, held: Held, copy: HTMLElement | null) => void;
  /** Called after a drag; `wasMoved` is false when a finger only rested. */
  onEnd: (isDropped: boolean, wasMoved: boolean) => void;
  /** The elements that scroll when the pointer is near their edge. */
  scrollers: (at: Point) => readonly (Element | null | undefined)[];
  /** Returns the edges, if they are not those of the element. */
  measureEdges?: (scroller: Element) => Edges;
  /** The press is on a grip with `touch-action: none`, so a finger drags at once. */
  isGrip?: boolean;
}

let isDragging = false;

/** Prevents scrolling by a dragging finger; the listener of `touchmove` must not be passive. */
export const preventScroll = (event: TouchEvent) => {
  if (isDragging && event.cancelable) event.preventDefault();
};

function makeGhost(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.className += ` ${classes.ghost}`;
  ghost.inert = true;
  const pixels = { left, top, width, height };
  for (const [name, value] of Object.entries(pixels)) ghost.style.setProperty(name, `${value}px`);
  return document.body.appendChild(ghost);
}

function computeSpeed(position: number, from: number, to: number): number {
  const before = from + EDGE - position;
  const after = position - (to - EDGE);
  if (before <= 0 && after <= 0) return 0;
  return before > after ? -Math.min(before / 3, MOST_SPEED) : Math.min(after / 3, MOST_SPEED);
}

const measureAllAround = (scroller: Element): Edges => scroller.getBoundingClientRect();

function scrollAtEdge(scroller: Element, { x, y }: Point, measureEdges = measureAllAround): void {
  const { left, right, top, bottom } = measureEdges(scroller);
  scroller.scrollBy(computeSpeed(x, left, right), computeSpeed(y, top, bottom));
}

/** The click that follows a drag is not meant. */
function ignoreClick(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const end = () => listening.abort();
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal });
  // The next press may come before the timer on a busy page, and its click must not be stopped.
  addEventListener('pointerdown', end, { capture: true, signal });
  setTimeout(end);
}

/** The browser makes no click of the touch that ends now: in a busy page that came late, and fell on what was opened meanwhile. */
function preventTap({ target }: PointerEvent): void {
  target?.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), {
    once: true,
    passive: false,
  });
}

/** After Escape the button is still down, and its click comes when it goes up. */
function ignoreNextClick(): void {
  const listening = new AbortController();
  const end = ({ type }: Event) => {
    listening.abort();
    if (type === 'pointerup') ignoreClick();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown']) {
    addEventListener(type, end, { capture: true, signal: listening.signal });
  }
}

const readHeldKeys = ({ altKey, shiftKey }: PointerEvent | KeyboardEvent): Held => ({
  alt: altKey,
  shift: shiftKey,
});

/** Follows a pointer that was pressed, and drags a copy of the element with it, if one is given. Escape cancels. */
export function followPointer(
  pressed: PointerEvent,
  element: HTMLElement | null,
  { onStart, onMove, onEnd, scrollers, measureEdges, isGrip = false }: DragHandlers,
): void {
  if (pressed.button !== 0 || !pressed.isPrimary) return;
  const start = { x: pressed.clientX, y: pressed.clientY };
  let at: Point = start;
  let held = readHeldKeys(pressed);
  let hasBegun = false;
  let wasMoved = false;
  let ghost: HTMLElement | null = null;
  let frame = 0;
  let takeAway = () => {};
  const listening = new AbortController();

  const show = () => {
    if (ghost) ghost.style.translate = `${at.x - start.x}px ${at.y - start.y}px`;
    onMove(at, held, ghost);
  };
  const tick = () => {
    for (const scroller of scrollers(at)) if (scroller) scrollAtEdge(scroller, at, measureEdges);
    show();
    frame = requestAnimationFrame(tick);
  };
  const begin = () => {
    getSelection()?.removeAllRanges();
    isDragging = true;
    hasBegun = true;
    if (element) ghost = makeGhost(element);
    takeAway = pushOverlay({ close: cancel, closesOnBack: false });
    onStart();
    tick();
  };
  const mustHold = pressed.pointerType === 'touch' && !isGrip;
  const holding = mustHold ? setTimeout(begin, HOLD_MS) : undefined;
  const end = (isDropped: boolean) => {
    clearTimeout(holding);
    listening.abort();
    if (!hasBegun) return;
    isDragging = false;
    cancelAnimationFrame(frame);
    ghost?.remove();
    takeAway();
    onEnd(isDropped, wasMoved);
  };
  const cancel = () => {
    if (hasBegun) ignoreNextClick();
    end(false);
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
    own((event) => {
      at = { x: event.clientX, y: event.clientY };
      held = readHeldKeys(event);
      if (Math.hypot(at.x - start.x, at.y - start.y) < SLOP) return;
      wasMoved = true;
      if (hasBegun) return;
      if (mustHold) end(false);
      else begin();
    }),
  );
  listen(
    'pointerup',
    own(() => {
      if (hasBegun) {
        show();
        ignoreClick();
        if (pressed.pointerType === 'touch') preventTap(pressed);
      }
      end(true);
    }),
  );
  listen(
    'pointercancel',
    own(() => end(false)),
  );
  listen('keydown', (event) => {
    held = readHeldKeys(event);
    if (!hasBegun) return;
    // Alt alone would open the menu of the browser.
    if (event.key === 'Escape' || event.key === 'Alt') event.preventDefault();
    if (event.key === 'Escape') cancel();
  });
  listen('keyup', (event) => {
    held = readHeldKeys(event);
  });
  // Events of an element that is drawn anew meanwhile do not reach the page.
  pressed.target?.addEventListener('touchmove', (event) => preventScroll(event as TouchEvent), {
    passive: false,
    signal: listening.signal,
  });
  listen('selectstart', (event) => event.preventDefault());
  // A long press would open a menu, of the browser or of what is dragged.
  listen('contextmenu', (event) => {
    event.preventDefault();
    if (hasBegun) event.stopPropagation();
  });
}

/**
 * Keeps an element from scrolling below a finger that drags in it.
 * The browser decides by the listeners that are there when the finger comes down: one that the drag adds may be too late.
 */
export function useDragWithoutScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('touchmove', preventScroll, { passive: false });
    return () => current?.removeEventListener('touchmove', preventScroll);
  }, [element]);
}
