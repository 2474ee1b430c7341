import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, memo } from 'react';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { BoardItem } from './BoardItem.tsx';
import classes from './board.module.css';
import type { Cursor } from './cursor.ts';
import type { Names } from './labels.ts';
import { laneTop, type Metrics } from './metrics.ts';
import { placementOf } from './placement.ts';
import { itemsAt, type PlacedItem, type BoardRow as Row } from './rows.ts';

interface BoardRowProps {
  row: Row;
  index: number;
  top: number;
  height: number;
  /** When printing, rows are laid out in normal flow with their own height. */
  isPrinting: boolean;
  metrics: Metrics;
  names: Names;
  /** The keyboard cursor, if it is in this row. */
  cursor: Cursor | null;
  /** What the open drawer is about: the id of an item, or the index of the column of a cell; null for none. */
  marked: string | number | null;
  /** The column below the pointer, if that is in this row. */
  hovered: number | null;
}

/** One employee: a sticky name and the items. A free cell has an element only while it is hovered or focused. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, index, top, height, isPrinting, metrics, names, cursor, marked, hovered } = props;
  const { employee, columns, placed } = row;
  const cellStyle = (column: number, lane: number): CSSProperties => ({
    ...placementOf(columns[column]),
    top: laneTop(metrics, lane),
    '--lane-at': lane + 1,
    '--column-at': column + 2,
  });
  const atCursor = cursor && itemsAt(row, cursor.column);
  const isCursorAt = (one: PlacedItem) => cursor !== null && atCursor?.[cursor.slot] === one;

  return (
    <tr
      aria-rowindex={index + 2}
      className={classes.row}
      style={isPrinting ? { '--lanes': row.laneCount } : { top, height }}
      data-row={index}
      data-empty={placed.length === 0 || undefined}
    >
      <th scope="row" aria-colindex={1} className={classes.name}>
        {/* The grid is one tab stop; the search leads there by keyboard. */}
        <Link to="/employee-details/$id" params={{ id: employee.id }} tabIndex={-1}>
          <span className={classes.employee}>{employee.name}</span>
          <span className={classes.job}>{employee.jobTitle}</span>
        </Link>
      </th>
      {placed.map((one) => (
        <BoardItem
          key={one.item.id}
          placed={one}
          employeeId={employee.id}
          names={names}
          style={cellStyle(one.column, one.lane)}
          isCursor={isCursorAt(one)}
          isMarked={one.item.id === marked}
          isNarrow={columns.length > 1 && columns[one.column]?.isWeekend === true}
        />
      ))}
      {cursor && atCursor?.length === 0 && (
        <FreeCell
          column={cursor.column}
          date={columns[cursor.column]?.date ?? ''}
          style={cellStyle(cursor.column, 0)}
        />
      )}
      {typeof marked === 'number' && (
        <td
          aria-colindex={marked + 2}
          aria-label={formatLongDay(columns[marked]?.date ?? '')}
          aria-current="true"
          className={`${classes.cell} ${classes.marked}`}
          style={placementOf(columns[marked])}
        />
      )}
      {hovered !== null && <HoverPlus row={row} column={hovered} cellStyle={cellStyle} />}
    </tr>
  );
});

interface HoverPlusProps {
  row: Row;
  column: number;
  cellStyle: (column: number, lane: number) => CSSProperties;
}

/** The plus below the pointer: in the free space of the cell, or at its edge when it is full. */
function HoverPlus({ row, column, cellStyle }: HoverPlusProps) {
  const lane = itemsAt(row, column).length;
  const isFull = lane >= row.laneCount;
  return (
    <td
      className={`${classes.cell} ${isFull ? classes.more : classes.free}`}
      style={cellStyle(column, isFull ? lane - 1 : lane)}
      aria-hidden
    >
      <IconPlus size={isFull ? 12 : 16} stroke={isFull ? 2 : 1.5} />
    </td>
  );
}

/** The tab stop of the grid. */
const reachable = { tabIndex: 0 };

interface FreeCellProps {
  column: number;
  date: string;
  style: CSSProperties;
}

/** The focused free cell. */
function FreeCell({ column, date, style }: FreeCellProps) {
  return (
    <td
      {...reachable}
      aria-colindex={column + 2}
      aria-label={`${formatLongDay(date)}, vrij, inplannen`}
      className={`${classes.cell} ${classes.free}`}
      style={style}
    >
      <IconPlus size={16} stroke={1.5} aria-hidden />
    </td>
  );
}
