import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { useIsPrinting } from '../../../ui/page/printing.ts';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import classes from './board.module.css';
import { dragEmployee } from './employee-drop.ts';
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

/** The board in React: what it shows comes in as a model, what is done on it goes out as gestures. */
export function Board({ model, highlights, ref, ...handlers }: BoardProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const parts = useRef<Parts | null>(null);
  const latest = useEffectEvent((): BoardHandlers => handlers);

  useLayoutEffect(() => {
    if (!scroller.current) return;
    const view = new BoardView(scroller.current, (range) =>
      parts.current?.highlighter.onDraw(range),
    );
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
  const isPhone = useIsPhone();
  const { scale } = model;
  // A phone shows more than a week wider than the window.
  const isWide = isPhone && scale.columns.length > 7;
  useLayoutEffect(() => {
    if (isWide) parts.current?.view.revealToday(scale);
  }, [isWide, scale]);
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

  return <div ref={scroller} className={classes.scroller} />;
}
