import type { Held } from '../../../ui/drag/follow-pointer.ts';
import type { Spot } from './model.ts';
import type { Bar, BoardRow } from './rows/rows.ts';
import { computeMinuteAt, computeSpan, getItemMinutes } from './rows/scale.ts';

/** A change by a drag, or by the key that does the same. */
export type Gesture =
  | {
      kind: 'move';
      bar: Bar;
      /** The only column to change; null means the whole bar. */
      column: number | null;
      from: BoardRow;
      to: BoardRow;
      days: number;
      /** The number of minutes to move, on a scale of hours. */
      minutes: number;
      isCopy: boolean;
      /** True for a pointer; keys go step by step. */
      isDropped?: boolean;
    }
  /** `from` and `to` are columns, or minutes on a scale of hours. */
  | { kind: 'resize'; bar: Bar; row: BoardRow; from: number; to: number }
  | {
      kind: 'create';
      row: BoardRow;
      /** Rows below it that are planned together with it. */
      others?: readonly BoardRow[];
      /** The employee who is dragged here from beside the board. */
      employeeId?: string;
      from: number;
      to: number;
    };

/** The result of a gesture in words, with its warnings. */
export interface Outcome {
  text: string;
  warnings: readonly string[];
  isRefused?: boolean;
  /** A hint for a key that changes the gesture. */
  tip?: string;
}

/** True when a move is to another row. A row is another object after each change. */
export const isToOtherRow = ({
  from,
  to,
}: Pick<Extract<Gesture, { kind: 'move' }>, 'from' | 'to'>) => from.subject.id !== to.subject.id;

/** The parts of an item that a sign links to. */
export type Part = 'images' | 'hours';

/** The bar, or the free cell, that a menu is about, and its place in the window. */
export interface MenuAt {
  row: BoardRow;
  column: number;
  bar: Bar | null;
  x: number;
  y: number;
}

export interface BoardHandlers {
  /** Called with the row of the bar, and with a part when its sign was pressed. */
  onOpen: (bar: Bar, column: number, row: BoardRow, part?: Part) => void;
  /** Called with the outcome that was explained. */
  onGesture: (gesture: Gesture, outcome?: Outcome) => void;
  /** Called whenever the target of a drag changes. */
  explain: (gesture: Gesture) => Outcome;
  onMenu: (at: MenuAt) => void;
  /** Adds bars to the selection or takes them away; null ends the selection. */
  onSelect: (bars: readonly Bar[] | null) => void;
  /** Selects these bars and no others. */
  onSelectOnly: (bars: readonly Bar[]) => void;
  /** A link on the board. */
  onFollow: (href: string) => void;
  /** Keys of commands on a bar or a free cell. */
  onCommand: (command: 'remove' | 'move', bar: Bar, column: number, row: BoardRow) => void;
}

/** The distance from the end of a bar within which a mouse drags that end, in pixels. */
const EDGE = 7;

type Grip = 'left' | 'right' | null;

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
