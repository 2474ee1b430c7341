import { toDayNumber } from '@ploegplan/contract/dates/dates';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useRoomForDays } from '../../../ui/day-grid/view.ts';
import type { Span } from './span.ts';
import { computeFirstLeft, computeZoomedLeft, shownDays, type Zoom } from './zoom.ts';

interface Place {
  /** Days since 1970 at the left edge. */
  left: number;
  shown: number;
}

interface Scale {
  dayWidth: number;
  shown: number;
  origin: number;
  isPrinting: boolean;
}

/** Columns that heads and background are drawn of: the window, and half as much on either side, by halves of the window. */
function computeDrawnColumns(half: number, shown: number, { days }: Span) {
  const step = Math.ceil(shown / 2);
  const first = Math.max(0, (half - 1) * step);
  return { first, count: Math.max(0, Math.min(days, (half + 4) * step) - first) };
}

/** Returns the width of a day, the days in view, and functions to go to others. */
export function useScale(
  grid: RefObject<HTMLDivElement | null>,
  zoom: Zoom,
  span: Span,
  today: string,
  isPrinting: boolean,
) {
  const shown = shownDays[zoom];
  const dayWidth = Math.max(0, useRoomForDays(grid)) / shown;
  const place = useRef<Place | null>(null);
  const origin = toDayNumber(span.from);
  const computeHalf = (left: number) =>
    Math.max(0, Math.floor((left - origin) / Math.ceil(shown / 2)));
  const [half, setHalf] = useState(() => computeHalf(computeFirstLeft(today, shown)));

  const go = (left: number) => {
    const element = grid.current;
    if (!element || dayWidth === 0) return;
    const last = origin + span.days - shown;
    place.current = { left: Math.max(origin, Math.min(left, last)), shown };
    setHalf(computeHalf(place.current.left));
    element.scrollLeft = (place.current.left - origin) * dayWidth;
  };

  /** Only another scale moves the view; the end of a print restores it, because paper has no scroll position. */
  const rescale = useEffectEvent((scale: Scale) => {
    if (scale.dayWidth === 0 || scale.isPrinting) return;
    const before = place.current;
    if (!before) go(computeFirstLeft(today, shown));
    else if (before.shown === shown) go(before.left);
    else go(computeZoomedLeft(before.left, before.shown, shown, today));
  });
  useLayoutEffect(
    () => rescale({ dayWidth, shown, origin, isPrinting }),
    [dayWidth, shown, origin, isPrinting],
  );

  useEffect(() => {
    const element = grid.current;
    if (!element || dayWidth === 0 || isPrinting) return;
    const onScroll = () => {
      const left = origin + element.scrollLeft / dayWidth;
      // The browser rounds pixels, which does not move the view.
      if (place.current && Math.abs(place.current.left - left) * dayWidth > 1) {
        place.current = { left, shown };
      }
      const next = Math.max(0, Math.floor((left - origin) / Math.ceil(shown / 2)));
      // The heads are set before the frame is painted, so that none is missing in it.
      flushSync(() => setHalf(next));
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [grid, dayWidth, shown, origin, isPrinting]);

  return {
    dayWidth,
    shown,
    drawn: computeDrawnColumns(half, shown, span),
    /** Days since 1970 at the left edge. */
    leftDay: () => place.current?.left ?? computeFirstLeft(today, shown),
    go,
    goToday: () => go(computeFirstLeft(today, shown)),
    step: (by: number) => go((place.current?.left ?? origin) + by * shown),
    /** The days from here to there come into view, as far as they fit. */
    show: (from: number, count: number) => {
      const left = place.current?.left ?? origin;
      const [first, last] = [origin + from, origin + from + count];
      if (first >= left + shown || last <= left || first < left || last > left + shown) {
        if (count < shown || first >= left + shown || last <= left) go(first - shown * 0.1);
      }
    },
  };
}
