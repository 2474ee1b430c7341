import type { Held } from '../../../ui/drag/follow-pointer.ts';
import { type Gesture, isToOtherRow } from './gestures.ts';
import type { Spot } from './model.ts';
import type { Bar, BoardRow } from './rows/rows.ts';
import { computeMinuteAt, computeSpan, getItemMinutes } from './rows/scale.ts';

/** The distance from the end of a bar within which a mouse drags that end, in pixels. */
const EDGE = 7;

export type Grip = 'left' | 'right' | null;

/** Finds the end of a bar under the pointer; a finger takes the whole bar. */
export function findGrip(event: PointerEvent, element: HTMLElement): Grip {
  if (event.pointerType !== 'mouse') return null;
  const { left, right, width } = element.getBoundingClientRect();
  const edge = Math.min(EDGE, width / 4);
  if (event.clientX - left < edge) return 'left';
  return right - event.clientX < edge ? 'right' : null;
}

/** A bar taken at `start` and held at `spot`, over the row `to`. */
export function moveTo(
  bar: Bar,
  { from, to }: { from: BoardRow; to: BoardRow },
  { start, spot }: { start: Spot; spot: Spot },
  held: Held,
): Gesture {
  const { scale } = from;
  return {
    kind: 'move',
    bar,
    column: held.shift && bar.items.length > 1 ? start.column : null,
    from,
    to,
    days: spot.column - start.column,
    minutes: scale.hours
      ? computeMinuteAt(scale, spot.fraction) - computeMinuteAt(scale, start.fraction)
      : 0,
    isCopy: held.alt,
    isDropped: true,
  };
}

/** An end of a bar held at a spot. */
export function resizeTo(bar: Bar, row: BoardRow, grip: Grip, spot: Spot): Gesture {
  const first = bar.items[0];
  const isTimed = row.scale.hours !== null && first !== undefined;
  const { from, to } = isTimed ? getItemMinutes(first) : bar;
  const at = isTimed ? computeMinuteAt(row.scale, spot.fraction) : spot.column;
  const least = isTimed ? 15 : 0;
  return grip === 'left'
    ? { kind: 'resize', bar, row, from: Math.min(at, to - least), to }
    : { kind: 'resize', bar, row, from, to: Math.max(at, from + least) };
}

/** Free cells of these rows from one spot to another. */
export function createOver(
  [row, ...others]: [BoardRow, ...BoardRow[]],
  start: Spot,
  spot: Spot,
): Extract<Gesture, { kind: 'create' }> {
  const isTimed = row.scale.hours !== null;
  const [one, other] = isTimed
    ? [computeMinuteAt(row.scale, start.fraction), computeMinuteAt(row.scale, spot.fraction)]
    : [start.column, spot.column];
  return { kind: 'create', row, others, from: Math.min(one, other), to: Math.max(one, other) };
}

/** The copy below the pointer is as wide as what is taken: the bar, or one day of it. */
export function placeCopy({ style }: HTMLElement, gesture: Gesture, lanes: number): void {
  if (gesture.kind !== 'move' || gesture.from.scale.hours) return;
  const { bar, column, from } = gesture;
  const { left, width } = column === null ? bar : computeSpan(from.scale, column, column);
  style.marginLeft = `${(left - bar.left) * lanes}px`;
  style.width = `${width * lanes - 5}px`;
}

/** The same text for gestures that do the same. */
export function getGestureKey(gesture: Gesture): string {
  if (gesture.kind === 'move') {
    const { to, days, minutes, isCopy, column } = gesture;
    return `${to.subject.id} ${days} ${minutes} ${isCopy} ${column}`;
  }
  const rows = gesture.kind === 'create' ? [gesture.row, ...(gesture.others ?? [])] : [];
  return [gesture.from, gesture.to, ...rows.map(({ subject }) => subject.id)].join(' ');
}

export const isChanging = (gesture: Gesture) => {
  if (gesture.kind === 'create') return true;
  if (gesture.kind === 'resize') {
    const { bar, row, from, to } = gesture;
    const first = bar.items[0];
    const now = row.scale.hours && first ? getItemMinutes(first) : bar;
    return from !== now.from || to !== now.to;
  }
  return gesture.days !== 0 || gesture.minutes !== 0 || isToOtherRow(gesture);
};

/** The stretch that the gesture would take up. */
export function computeGestureSpan(gesture: Gesture, { scale }: BoardRow) {
  if (gesture.kind !== 'move') return computeSpan(scale, gesture.from, gesture.to);
  const { bar, column, days, minutes } = gesture;
  const first = bar.items[0];
  if (scale.hours && first) {
    const { from, to } = getItemMinutes(first);
    return computeSpan(scale, from + minutes, to + minutes);
  }
  const last = scale.columns.length - 1;
  const at = (wanted: number) => Math.min(last, Math.max(0, wanted));
  return computeSpan(scale, at((column ?? bar.from) + days), at((column ?? bar.to) + days));
}
