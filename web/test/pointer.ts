import { cdp } from 'vitest/browser';

export interface Point {
  x: number;
  y: number;
}

export const keys = { alt: 1, ctrl: 2, shift: 8 } as const;

/** A place in an element, as fractions of its width and height; the middle by default. */
export function placeIn(element: Element, [across, down] = [0.5, 0.5]): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width * across, y: top + height * down };
}

/** The place in the window of the browser, in which the tests run in a frame. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

interface Mouse {
  button?: 'none';
  buttons?: number;
  clickCount?: number;
  modifiers?: number;
}

const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point, rest: Mouse) =>
  cdp().send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', ...rest });

/** The mouse as the browser sees it, so that focus and clicks follow from it. `modifiers` is a sum of `keys`. */
export const mouse = {
  move: (at: Point, modifiers = 0) => send('mouseMoved', at, { buttons: 1, modifiers }),
  hover: (at: Point) => send('mouseMoved', at, { button: 'none' }),
  down: (at: Point, modifiers = 0) =>
    send('mousePressed', at, { buttons: 1, clickCount: 1, modifiers }),
  up: (at: Point, modifiers = 0) => send('mouseReleased', at, { clickCount: 1, modifiers }),
  /** Presses here and moves there, without letting go. */
  async over(from: Point, to: Point, modifiers = 0): Promise<void> {
    await mouse.hover(from);
    await mouse.down(from, modifiers);
    await mouse.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, modifiers);
    await mouse.move(to, modifiers);
  },
  async drag(from: Point, to: Point, modifiers = 0): Promise<void> {
    await mouse.over(from, to, modifiers);
    await mouse.up(to, modifiers);
  },
};

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(inWindow) });

export const finger = {
  down: (at: Point) => touch('touchStart', [at]),
  move: (at: Point) => touch('touchMove', [at]),
  up: () => touch('touchEnd', []),
};
