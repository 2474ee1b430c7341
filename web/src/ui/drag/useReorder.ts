import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pushOverlay } from '../drawer/open-overlays.ts';
import { followPointer } from './follow-pointer.ts';
import { findScroller, moveTo } from './order.ts';

interface Item {
  id: string;
  name: string;
}

interface Lift {
  id: string;
  from: number;
  to: number;
  /** The height of a row, all being equal. */
  size: number;
}

const clampTo = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Reorders the rows of a list by a grip in each: dragged, or lifted and moved by keyboard. Calls `onOrder` once, at the drop. */
export function useReorder(items: readonly Item[], onOrder: (ids: string[]) => void) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announcement, announce] = useState('');
  /** The lift as a drag that began at an earlier render sees it. */
  const latest = useRef<Lift | null>(null);
  const place = (at: number) => `plaats ${at + 1} van ${items.length}`;
  const put = (next: Lift | null) => {
    latest.current = next;
    setLift(next);
  };
  const isLifted = lift !== null;
  useEffect(() => {
    // Escape then puts the row back instead of closing the drawer around it.
    return isLifted ? pushOverlay({ close: () => {}, closesOnBack: false }) : undefined;
  }, [isLifted]);

  const liftRow = (grip: Element, from: number) => {
    const { id = '', name = '' } = items[from] ?? {};
    put({ id, from, to: from, size: grip.closest('li')?.offsetHeight ?? 0 });
    announce(`${name} opgepakt, ${place(from)}. Pijltjes verplaatsen, Enter zet neer.`);
  };
  const move = (to: number) => {
    const now = latest.current;
    const next = clampTo(to, items.length - 1);
    if (!now || next === now.to) return;
    put({ ...now, to: next });
    announce(`${items[now.from]?.name}: ${place(next)}`);
  };
  const order = (from: number, to: number) => {
    if (from === to) return;
    announce(`${items[from]?.name} staat nu op ${place(to)}`);
    onOrder(
      moveTo(
        items.map(({ id }) => id),
        from,
        to,
      ),
    );
  };
  const end = (isDropped: boolean) => {
    const now = latest.current;
    put(null);
    // The list may have changed meanwhile.
    const from = items.findIndex(({ id }) => id === now?.id);
    if (!now || from === -1) return;
    if (isDropped) order(from, clampTo(now.to, items.length - 1));
    else announce(`${items[from]?.name} teruggezet op ${place(from)}`);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (lift && step !== undefined) move(lift.to + step);
    else if (lift && event.key === 'Escape') end(false);
    else if (isPress && lift) end(true);
    else if (isPress) liftRow(event.currentTarget, at);
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, at: number) => {
    const grip = event.currentTarget;
    const row = grip.closest('li');
    const list = row?.parentElement;
    if (!row || !list) return;
    followPointer(event.nativeEvent, row, {
      isGrip: true,
      onStart: () => liftRow(grip, at),
      onMove: ({ y }) =>
        move(Math.floor((y - list.getBoundingClientRect().top) / (latest.current?.size || 1))),
      onEnd: end,
      scrollers: () => [findScroller(list)],
    });
  };

  return {
    announcement,
    lifted: lift?.id,
    /** Moves a row by one place at once. */
    step: (at: number, by: 1 | -1) => order(at, clampTo(at + by, items.length - 1)),
    grip: (at: number) => ({
      'aria-pressed': lift?.from === at,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, at),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, at),
      onBlur: () => end(false),
    }),
    /** Returns the offset of a row while dragging, in pixels from its place. */
    offset: (at: number): number => {
      if (!lift) return 0;
      const { from, to, size } = lift;
      if (at === from) return (to - from) * size;
      if (from < at && at <= to) return -size;
      return to <= at && at < from ? size : 0;
    },
  };
}
