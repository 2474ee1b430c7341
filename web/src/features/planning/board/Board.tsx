import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIsPrinting } from '../../../ui/printing.ts';
import { BoardBackground, BoardHead } from './BoardHead.tsx';
import { BoardRow } from './BoardRow.tsx';
import classes from './board.module.css';
import { cellAt, type Spot } from './cell-at.ts';
import type { Column } from './columns.ts';
import type { Names } from './labels.ts';
import { type Mark, markIn } from './mark.ts';
import { type Metrics, rowHeight } from './metrics.ts';
import { gridTemplateOf } from './placement.ts';
import { type RowRange, rowTops } from './row-window.ts';
import { itemsAt, type BoardRow as Row } from './rows.ts';
import { useCursor } from './useCursor.ts';
import { useRowWindow } from './useRowWindow.ts';

/** The imperative handle of the board. */
export interface BoardHandle {
  /** Focuses the cell of the keyboard cursor. */
  focus: () => void;
}

interface BoardProps {
  label: string;
  rows: readonly Row[];
  columns: readonly Column[];
  names: Names;
  metrics: Metrics;
  /** What the open drawer is about. */
  marked?: Mark | undefined;
  onPlan: (employeeId: string, date: string) => void;
  onOpen: (item: PlanningItem) => void;
  ref?: Ref<BoardHandle>;
}

/** The instructions for screen readers: arrow keys move, N plans something new. */
const grid = { role: 'grid', 'aria-keyshortcuts': 'N' };

/** The rows in view, and the row with the focus, which must stay rendered. */
function drawnRows({ first, end }: RowRange, cursorRow: number, count: number): number[] {
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  const isInside = cursorRow >= first && cursorRow < end;
  return isInside || cursorRow >= count ? rows : [...rows, cursorRow];
}

/** Employees as rows, days as columns. Windowed and memoised per row. */
export function Board(props: BoardProps) {
  const { label, rows, columns, names, metrics, marked, onPlan, onOpen, ref } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tops = useMemo(
    () => rowTops(rows.map(({ laneCount }) => rowHeight(metrics, laneCount))),
    [rows, metrics],
  );
  const inWindow = useRowWindow(scroller, tops);
  // When printing, all rows are rendered in normal flow, so that pages break between rows.
  const isPrinting = useIsPrinting();
  const range = isPrinting ? { first: 0, end: rows.length } : inWindow;
  const { cursor, move, place, focus } = useCursor(scroller, rows, columns.length);
  const [hovered, setHovered] = useState<Spot | null>(null);
  useImperativeHandle(ref, () => ({ focus }), [focus]);

  const use = (spot: Spot, plansAnyway = false) => {
    const row = rows[spot.row];
    const date = columns[spot.column]?.date;
    if (!row || !date) return;
    const item = itemsAt(row, spot.column)[spot.slot]?.item;
    if (item && !plansAnyway) onOpen(item);
    else onPlan(row.employee.id, date);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const spot = cellAt(event, rows);
    if (!spot) return;
    place(spot);
    use(spot);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLAnchorElement) return;
    if (event.altKey || event.metaKey || move(event) || event.ctrlKey) return;
    const plansAnyway = event.key.toLowerCase() === 'n';
    if (!plansAnyway && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    use(cursor, plansAnyway);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const spot = event.pointerType === 'mouse' ? cellAt(event, rows) : null;
    const isSame = spot?.row === hovered?.row && spot?.column === hovered?.column;
    if (!isSame) setHovered(spot);
  };

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-single={columns.length === 1 || undefined}
    >
      <div className={classes.canvas}>
        <BoardBackground columns={columns} />
        <table
          {...grid}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className={classes.grid}
          style={{ '--lane': `${metrics.lane}px`, '--days': gridTemplateOf(columns) }}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => setHovered(null)}
        >
          <BoardHead columns={columns} />
          <tbody
            className={classes.body}
            style={isPrinting ? {} : { height: tops[rows.length] ?? 0 }}
          >
            {drawnRows(range, cursor.row, rows.length).map((index) => {
              const row = rows[index];
              const top = tops[index] ?? 0;
              return (
                row && (
                  <BoardRow
                    key={row.employee.id}
                    row={row}
                    index={index}
                    top={top}
                    height={(tops[index + 1] ?? top) - top}
                    isPrinting={isPrinting}
                    metrics={metrics}
                    names={names}
                    cursor={cursor.row === index ? cursor : null}
                    marked={markIn(row, marked)}
                    hovered={hovered?.row === index ? hovered.column : null}
                  />
                )
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
