import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

interface Point {
  x: number;
  y: number;
}

/** The view of an image in its stage: moved from the middle by `x` and `y` pixels, and enlarged. */
export interface View extends Point {
  scale: number;
}

export const wholeView: View = { x: 0, y: 0, scale: 1 };

const MOST = 8;
const STEP = 1.5;

/** The view enlarged by a factor, while what lies at `point` (from the middle of the stage) stays there. */
export function zoomView({ x, y, scale }: View, factor: number, point: Point): View {
  const next = Math.min(MOST, Math.max(1, scale * factor));
  if (next === 1) return wholeView;
  const ratio = next / scale;
  return { scale: next, x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio };
}

/** The view moved by so much; no further than that the middle of the stage stays on the image. */
export function moveView({ x, y, scale }: View, by: Point, stage: Point): View {
  const within = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { scale, x: within(x + by.x, stage.x), y: within(y + by.y, stage.y) };
}

const getMiddle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const computeDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the position of the pointer from the middle of the element. */
function toPoint(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Zooming by wheel, pinch, double click and key, and dragging what is enlarged. */
export function useZoom() {
  const [view, setView] = useState(wholeView);
  const pointers = useRef(new Map<number, Point>());
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      // Ctrl, and a pinch on a touchpad, would let the browser enlarge the whole page.
      event.preventDefault();
      const point = toPoint(element ?? document.body, event);
      const factor = Math.exp(-event.deltaY / 300);
      setView((it) => zoomView(it, factor, point));
    };
    // React's own listener is passive.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerDown = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    // The capture keeps a drag that leaves the stage.
    if (view.scale > 1) currentTarget.setPointerCapture(pointerId);
  };
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const now = { x: clientX, y: clientY };
    pointers.current.set(pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    const { clientWidth, clientHeight } = currentTarget;
    const size = { x: clientWidth, y: clientHeight };
    if (other) {
      const middle = getMiddle(now, other);
      const point = toPoint(currentTarget, { clientX: middle.x, clientY: middle.y });
      const factor = computeDistance(now, other) / Math.max(1, computeDistance(before, other));
      setView((it) => zoomView(it, factor, point));
    } else if (view.scale > 1) {
      const by = { x: now.x - before.x, y: now.y - before.y };
      setView((it) => moveView(it, by, size));
    }
  };
  const forget = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  return {
    stage,
    view,
    reset: () => setView(wholeView),
    /** Zooms about the middle: 1 in, -1 out. */
    step: (direction: 1 | -1) =>
      setView((it) => zoomView(it, direction > 0 ? STEP : 1 / STEP, { x: 0, y: 0 })),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: forget,
      onPointerCancel: forget,
      onDoubleClick: ({ currentTarget, clientX, clientY }: MouseEvent) => {
        const point = toPoint(currentTarget, { clientX, clientY });
        setView((it) => (it.scale > 1 ? wholeView : zoomView(it, 2.5, point)));
      },
    },
  };
}
