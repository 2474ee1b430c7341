import type { Bar, BoardRow } from './rows/rows.ts';

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

export interface BoardHandlers {
  /** Called with the row of the bar, and with a part when its sign was pressed. */
  onOpen: (bar: Bar, column: number, row: BoardRow, part?: Part) => void;
  /** Called with the outcome that was explained. */
  onGesture: (gesture: Gesture, outcome?: Outcome) => void;
  /** Called whenever the target of a drag changes. */
  explain: (gesture: Gesture) => Outcome;
  /** The menu of a bar, or of a free cell. */
  onMenu: (at: { row: BoardRow; column: number; bar: Bar | null; x: number; y: number }) => void;
  /** Adds bars to the selection or takes them away; null ends the selection. */
  onSelect: (bars: readonly Bar[] | null) => void;
  /** Selects these bars and no others. */
  onSelectOnly: (bars: readonly Bar[]) => void;
  /** A link on the board. */
  onFollow: (href: string) => void;
  /** Keys of commands on a bar or a free cell. */
  onCommand: (command: 'remove' | 'move', bar: Bar, column: number, row: BoardRow) => void;
}
