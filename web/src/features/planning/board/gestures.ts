import type { Bar, BoardRow } from './rows/rows.ts';

/** What a drag, or the key that does the same, does to the planning. */
export type Gesture =
  | {
      kind: 'move';
      bar: Bar;
      /** Only the item of this column; null: the whole bar. */
      column: number | null;
      from: BoardRow;
      to: BoardRow;
      /** By so many columns. */
      days: number;
      /** By so many minutes, on a scale of hours. */
      minutes: number;
      isCopy: boolean;
      /** By a pointer; keys go step by step. */
      isDropped?: boolean;
    }
  /** `from` and `to` are columns, or minutes on a scale of hours. */
  | { kind: 'resize'; bar: Bar; row: BoardRow; from: number; to: number }
  | {
      kind: 'create';
      row: BoardRow;
      /** Rows below it that are planned together with it. */
      others?: readonly BoardRow[];
      /** Who is dragged here from beside the board. */
      employeeId?: string;
      from: number;
      to: number;
    };

/** What a gesture would do, in words, and what stands against it. */
export interface Outcome {
  text: string;
  warnings: readonly string[];
  /** It cannot be done at all. */
  isRefused?: boolean;
  /** What a key would make of it. */
  tip?: string;
}

/** Whether a move is to another row. A row is another object after each change. */
export const isToOtherRow = ({
  from,
  to,
}: Pick<Extract<Gesture, { kind: 'move' }>, 'from' | 'to'>) => from.subject.id !== to.subject.id;

/** What of an item has a sign that leads to it. */
export type Part = 'images' | 'hours';

export interface BoardHandlers {
  /** With the row of the bar, and at a part when its sign was pressed. */
  onOpen: (bar: Bar, column: number, row: BoardRow, part?: Part) => void;
  /** With the outcome that was explained. */
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
