import {
  type HTMLAttributes,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { DayGrid } from '../../../ui/day-grid/DayGrid.tsx';
import { useDaysInView, useRoomForDays } from '../../../ui/day-grid/view.ts';
import { useIsPrinting } from '../../../ui/page/printing.ts';
import classes from './board.module.css';
import { dragEmployee } from './drag-target.ts';
import type { BoardHandlers } from './gestures.ts';
import { BoardKeys } from './keys.ts';
import type { BoardModel } from './model.ts';
import { BoardPointer } from './pointer.ts';
import type { BoardHighlights } from './rows/mark-bars.ts';
import { BoardHighlighter } from './rows/marks.ts';
import type { BoardRow } from './rows/rows.ts';
import { BoardView } from './rows/view.ts';

/** The imperative handle of the board. */
export interface BoardHandle {
  /** Focuses the cell of the keyboard cursor. */
  focus: () => void;
  /** Lets somebody be dragged to the board from beside it. */
  drag: (employeeId: string, pressed: PointerEvent, chip: HTMLElement) => void;
}

interface BoardProps extends BoardHandlers {
  model: BoardModel;
  highlights: BoardHighlights;
  ref?: Ref<BoardHandle>;
}

const formatFreeName = (row: BoardRow, column: number) =>
  `${formatLongDay(row.scale.columns[column]?.date ?? '')}, vrij, inplannen`;

interface Parts {
  view: BoardView;
  highlighter: BoardHighlighter;
}

interface FrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref: RefObject<HTMLDivElement | null>;
  /** The heading of the names. */
  corner: string;
}

/** The grid with the layers that a `BoardView` draws into. */
export const BoardFrame = (props: FrameProps) => (
  <DayGrid
    // The cell with the cursor is the tab stop.
    tabIndex={undefined}
    className={classes.grid}
    {...props}
    heads={<div data-layer="heads" className="relative flex-1" role="presentation" />}
  >
    <div data-layer="behind" className={classes.behind} aria-hidden />
    <div data-layer="rows" className={classes.rows} role="presentation" />
    <div data-layer="over" className={classes.over} aria-hidden />
  </DayGrid>
);

/** Columns before today that are in view at first, where not all are. */
const BEFORE_TODAY = 2;

/** The board in React: what it shows comes in as a model, what is done on it goes out as gestures. */
export function Board({ model, highlights, ref, ...handlers }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const latest = useEffectEvent((): BoardHandlers => handlers);

  useLayoutEffect(() => {
    if (!grid.current) return;
    const view = new BoardView(grid.current, (range) => parts.current?.highlighter.onDraw(range));
    const made = { view, highlighter: new BoardHighlighter(view, formatFreeName) };
    parts.current = made;
    const pointer = new BoardPointer(view, made.highlighter, () => latest());
    const keys = new BoardKeys(view, made.highlighter, () => latest());
    return () => {
      parts.current = null;
      pointer.destroy();
      keys.destroy();
      view.destroy();
    };
  }, []);

  useLayoutEffect(() => parts.current?.view.update(model), [model]);
  useLayoutEffect(() => parts.current?.highlighter.show(highlights), [highlights]);
  const { columns } = model.scale;
  const days = useMemo(() => columns.map(({ date }) => date), [columns]);
  const todayAt = columns.findIndex(({ isToday }) => isToday);
  const room = useRoomForDays(grid);
  const dayWidth = Math.max(model.drawing.metrics.day, room / columns.length);
  useDaysInView(grid, { days, first: todayAt - BEFORE_TODAY, kept: todayAt, dayWidth, room });
  // On paper all rows stand below each other, so that pages break between them.
  const isPrinting = useIsPrinting();
  useLayoutEffect(() => parts.current?.view.setWhole(isPrinting), [isPrinting]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => parts.current?.highlighter.focus(),
      drag: (employeeId, pressed, chip) => {
        const view = parts.current?.view;
        if (view) dragEmployee(view, () => latest(), { pressed, chip, employeeId });
      },
    }),
    [],
  );

  return (
    <BoardFrame
      ref={grid}
      aria-label={model.label}
      aria-rowcount={model.rows.length + 1}
      aria-colcount={columns.length + 1}
      corner={model.corner}
    />
  );
}
