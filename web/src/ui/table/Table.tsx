import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../page/printing.ts';
import { useIsTouch } from '../page/viewport.ts';
import { type Column, filterFittingColumns } from './columns.ts';
import type { ListState } from './list/useList.ts';
import { useTopOnChange } from './list/useTopOnChange.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import classes from './table.module.css';
import { MOST_ON_PAPER, useRowWindow } from './useRowWindow.ts';
import { useRovingFocus, useTableInput } from './useTableInput.ts';

interface Room {
  scroller: RefObject<HTMLElement | null>;
  /** The width of what stands beside the columns, in rem. */
  sides: number;
  /** The key of the column that the rows are sorted by. */
  sortedBy: string;
}

/**
 * The columns that fit beside each other; those at the end stay away where there is no room, as beside a drawer, which shows
 * the rest. The first one names the row and stays, and so does the one that the rows are sorted by. On paper all are there.
 */
function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  { scroller, sides, sortedBy }: Room,
): readonly Column<Row>[] {
  const isPrinting = useIsPrinting();
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setWidth(element.clientWidth / rem);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return isPrinting ? columns : filterFittingColumns(columns, width - sides, sortedBy);
}

export interface TableProps<Row extends { id: string }> {
  list: ListState<Row>;
  onOpen: (row: Row) => void;
  /** The row that a drawer is about. */
  openId?: string | undefined;
  /** Row actions, visible on hover and focus. Must be a stable function. */
  actions?: ((row: Row) => ReactNode) | undefined;
}

/** The heights are in rem, as in the table's styles. */
const rowHeights = { comfortable: 2.5, compact: 2.25 } as const;
/** A row, and so its check box, is a target for a thumb. */
const TOUCH_HEIGHT = 3;
const HEAD_HEIGHT = 2.25;
const TICK_WIDTH = 3;
const ACTIONS_WIDTH = 4.5;

const Spacer = ({ height }: { height: number }) =>
  height > 0 && (
    <tr className={classes.spacer} aria-hidden>
      <td style={{ height }} />
    </tr>
  );

/** A table whose rows open. One tab stop; arrow keys move between rows, the space bar selects. */
export function Table<Row extends { id: string }>({
  list,
  onOpen,
  openId,
  actions,
}: TableProps<Row>) {
  const { title, shown, density, selection } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const sides = (list.isShort ? 0 : TICK_WIDTH) + (actions ? ACTIONS_WIDTH : 0);
  const visible = useFittingColumns(list.visible, {
    scroller,
    sides,
    sortedBy: list.sort.sortBy,
  });
  const isTouch = useIsTouch();
  const rowHeight = isTouch ? TOUCH_HEIGHT : rowHeights[density];
  const { stop, kept, setFocused } = useRovingFocus(shown);
  const { rows, below, reveal, countInView } = useRowWindow({
    scroller,
    ids: shown,
    rowHeight,
    headHeight: HEAD_HEIGHT,
    kept,
  });
  useTopOnChange(scroller, list);
  const page = () => Math.max(1, countInView() - 2);
  const input = useTableInput(
    {
      list,
      table: scroller,
      onOpen,
      reveal,
      page,
    },
    setFocused,
  );
  const total = visible.reduce((sum, { width }) => sum + width, 0);

  return (
    <div ref={scroller} className="flex-1 min-h-0 overflow-auto anchor-none print-overflow-visible">
      <table
        className={classes.table}
        aria-label={title}
        aria-rowcount={shown.length + 1}
        data-density={density}
        data-short={list.isShort || undefined}
      >
        <colgroup>
          {!list.isShort && (
            <col className={classes.screenOnly} style={{ width: `${TICK_WIDTH}rem` }} />
          )}
          {visible.map(({ key, width }) => (
            <col key={key} style={{ width: `${(100 * width) / total}%` }} />
          ))}
          {actions && (
            <col className={classes.screenOnly} style={{ width: `${ACTIONS_WIDTH}rem` }} />
          )}
        </colgroup>
        <TableHead list={list} columns={visible} hasActions={actions !== undefined} />
        <tbody {...input}>
          {rows.map(({ index, gap }) => {
            const row = shown[index];
            return (
              row && (
                <Fragment key={row.id}>
                  <Spacer height={gap} />
                  <TableRow
                    row={row}
                    index={index}
                    columns={visible}
                    isStop={index === stop}
                    isOpen={row.id === openId}
                    isTicked={list.isShort ? null : selection.ids.has(row.id)}
                    actions={actions}
                  />
                </Fragment>
              )
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
      {shown.length > MOST_ON_PAPER && (
        <p className="print-only">
          Afgedrukt zijn de eerste {MOST_ON_PAPER.toLocaleString('nl-NL')} van{' '}
          {shown.length.toLocaleString('nl-NL')}. Exporteer de lijst voor de rest.
        </p>
      )}
    </div>
  );
}
