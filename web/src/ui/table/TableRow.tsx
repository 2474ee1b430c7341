import { memo, type ReactNode } from 'react';
import { type Column, formatCell, formatFullCell, getColumnKind } from './columns.ts';
import classes from './table.module.css';

interface Props<Row> {
  row: Row;
  /** The index among the visible rows. */
  index: number;
  columns: readonly Column<Row>[];
  /** True when this row is the table's tab stop. */
  isStop: boolean;
  /** True when a drawer shows this row. */
  isOpen: boolean;
  /** Null in a short list, which has no selection. */
  isTicked: boolean | null;
  actions: ((row: Row) => ReactNode) | undefined;
}

function renderContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const cell = column.cell?.(row);
  if (cell !== undefined) return cell;
  const text = formatCell(column, row);
  const isTime = column.kind === 'date' || column.kind === 'moment';
  return isTime && text ? <time dateTime={column.value(row) ?? undefined}>{text}</time> : text;
}

const formatHint = <Row,>(column: Column<Row>, row: Row): string =>
  column.hint ? column.hint(row) : formatFullCell(column, row);

/** The header is row 1, so data rows start at 2. */
const FIRST_ROW = 2;

function PlainRow<Row>({ row, index, columns, isStop, isOpen, isTicked, actions }: Props<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <tr
      data-index={index}
      data-ticked={isTicked || undefined}
      aria-current={isOpen || undefined}
      aria-rowindex={index + FIRST_ROW}
    >
      {isTicked !== null && (
        <td className={classes.tick} data-tick>
          <input
            type="checkbox"
            aria-label={`Selecteer ${formatCell(first, row)}`}
            tabIndex={-1}
            checked={isTicked}
            readOnly
          />
        </td>
      )}
      <th scope="row" title={formatHint(first, row)}>
        <button
          type="button"
          className={`${classes.opener} block w-full py-1 font-semibold`}
          data-opener
          tabIndex={isStop ? 0 : -1}
          {...(isTicked !== null && { 'aria-keyshortcuts': 'Space' })}
        >
          {renderContent(first, row)}
        </button>
      </th>
      {others.map((column) => (
        <td key={column.key} data-kind={getColumnKind(column)} title={formatHint(column, row)}>
          {renderContent(column, row)}
        </td>
      ))}
      {actions && (
        <td className={classes.actions} data-actions>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** The row is memoised, so that it renders when it changes, not on scroll. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
