import { vi } from 'vitest';
import {
  type Locator,
  page,
  type UserEventClickOptions,
  type UserEventFillOptions,
  userEvent,
} from 'vitest/browser';
import type { Point } from './pointer.ts';

// `click` and `fill` of the provider exchange some forty messages with the browser, through its server and the outer page, which
// was half of the time of the tests. These wait in the page for the same conditions; the mouse and the keys are still the browser's.

const PATIENCE = 10_000;
const PAUSE = 25;
const SCROLLS = ['nearest', 'center', 'end', 'start'] as const;
/** Types of what is written letter by letter. */
const TYPED = /^(text|search|tel|url|email|number|password|textarea)$/;
const MOUSE_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Whether a click on the topmost element at its place is one on this element. */
function isHit(element: Element, topmost: EventTarget | null): boolean {
  if (!(topmost instanceof Element)) return false;
  return element.contains(topmost) || topmost.closest('label')?.control === element;
}

/** The middle of the first line of an element, as far as it is in the window. */
function middleOf(element: Element): Point | undefined {
  const { clientWidth, clientHeight } = document.documentElement;
  for (const { left, top, right, bottom } of element.getClientRects()) {
    const width = Math.min(right, clientWidth) - Math.max(left, 0);
    const height = Math.min(bottom, clientHeight) - Math.max(top, 0);
    if (width > 0 && height > 0)
      return { x: Math.max(left, 0) + width / 2, y: Math.max(top, 0) + height / 2 };
  }
  return undefined;
}

/** Why an element cannot be used, or nothing. */
function obstacle(element: Element): string | undefined {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is not visible';
  if (element.matches(':disabled') || element.closest('[aria-disabled="true"]'))
    return 'it is disabled';
  return undefined;
}

/** Whether an element stays where it is for two frames, by which the page has also seen that it was scrolled. */
async function isStill(element: Element): Promise<boolean> {
  const { x, y } = element.getBoundingClientRect();
  for (const _ of [1, 2]) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = element.getBoundingClientRect();
    if (!element.isConnected || now.x !== x || now.y !== y) return false;
  }
  return true;
}

/** Scrolls until the element is topmost at its middle, and returns this. */
function bringIntoReach(element: Element): Point | undefined {
  for (const block of SCROLLS) {
    const middle = middleOf(element);
    if (middle && isHit(element, document.elementFromPoint(middle.x, middle.y))) return middle;
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
  }
  return undefined;
}

/** Clicks with the mouse, unless another element has come in its way by the time it arrives. */
async function clickAt(element: Element, coords: Point): Promise<boolean> {
  let isThere = false;
  const check = (event: Event) => {
    if (event.type === 'pointerdown') isThere = isHit(element, event.composedPath()[0] ?? null);
    if (isThere) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of MOUSE_EVENTS) window.addEventListener(type, check, { capture: true });
  await userEvent.pointer({ keys: '[MouseLeft]', coords });
  for (const type of MOUSE_EVENTS) window.removeEventListener(type, check, { capture: true });
  return isThere;
}

/** Tries until nothing stands in the way. */
async function act(
  locator: Locator,
  attempt: (element: Element) => Promise<string | undefined> | string | undefined,
): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const element = locator.query();
    const reason = element ? (obstacle(element) ?? (await attempt(element))) : 'it is not there';
    if (!reason) return;
    if (performance.now() > end) throw new Error(`${locator.selector} cannot be used: ${reason}`);
    await pause();
  }
}

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  TYPED.test(element.type);

const anyLocator = page.elementLocator(document.body);
const { click, fill } = anyLocator;

Object.assign(Reflect.getPrototypeOf(anyLocator) as object, {
  async click(this: Locator, options?: UserEventClickOptions) {
    if (options || vi.isFakeTimers()) return click.call(this, options);
    return act(this, async (element) => {
      const middle = bringIntoReach(element);
      if (!middle) return 'something is in front of it';
      if (!(await isStill(element))) return 'it moves';
      return (await clickAt(element, middle)) ? undefined : 'something came in front of it';
    });
  },

  async fill(this: Locator, text: string, options?: UserEventFillOptions) {
    if (vi.isFakeTimers()) return fill.call(this, text, options);
    let isOther = false;
    await act(this, (element) => {
      isOther = !isTyped(element);
      if (!isTyped(element)) return undefined;
      if (element.readOnly) return 'it is read-only';
      element.focus();
      element.select();
      document.execCommand(text ? 'insertText' : 'delete', false, text);
      return undefined;
    });
    if (isOther) return fill.call(this, text, options);
  },
});
