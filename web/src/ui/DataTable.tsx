import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import classes from './DataTable.module.css';

export interface Sort<Key extends string> {
  sortBy: Key;
  descending: boolean;
}

export interface Column<Row, Key extends string> {
  key: Key;
  label: string;
  /** Share of the table's width, in percent. */
  width: number;
  cell: (row: Row) => ReactNode;
  /** What shows on hover, in full where the cell is cut off. */
  hint: (row: Row) => string;
}

interface Props<Row extends { id: string }, Key extends string> {
  label: string;
  /** The first names the row, and opens it. */
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
  onOpen: (row: Row) => void;
  /** Buttons at the end of the row, in sight on hover and focus. */
  actions?: (row: Row) => ReactNode;
}

const openers = (table: Element) => [...table.querySelectorAll<HTMLElement>('[data-opener]')];

/** Moves the focus over the rows, as in a list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const rows = openers(event.currentTarget);
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

/** A table whose rows open. By keyboard it is one stop of Tab; the arrows go from row to row. */
export function DataTable<Row extends { id: string }, Key extends string>(props: Props<Row, Key>) {
  const { label, columns, rows, sort, onSort, onOpen, actions } = props;
  const [focused, setFocused] = useState('');
  const stop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;
  const [first, ...others] = columns;
  if (!first) return null;
  const open = (row: Row) => (event: MouseEvent<HTMLElement>) => {
    // A button in the row does its own work.
    if (event.target instanceof Element && event.target.closest('[data-actions]')) return;
    // Where the focus comes back to.
    openers(event.currentTarget)[0]?.focus();
    onOpen(row);
  };
  return (
    <table className={classes.table} aria-label={label}>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width: `${width}%` }} />
        ))}
        {actions && <col className={classes.actionsColumn} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          {actions && <td />}
        </tr>
      </thead>
      <tbody onKeyDown={moveFocus}>
        {rows.map((row) => (
          <tr key={row.id} onClick={open(row)} onFocus={() => setFocused(row.id)}>
            <th scope="row" title={first.hint(row)}>
              <button
                type="button"
                className={classes.opener}
                data-opener
                tabIndex={row.id === stop ? 0 : -1}
              >
                {first.cell(row)}
              </button>
            </th>
            {others.map(({ key, cell, hint }) => (
              <td key={key} title={hint(row)}>
                {cell(row)}
              </td>
            ))}
            {actions && (
              <td className={classes.actions} data-actions>
                {actions(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortHeaderProps<Row, Key extends string> {
  column: Column<Row, Key>;
  sort: Sort<Key>;
  onSort: (sort: Sort<Key>) => void;
}

/** Sorts by this column; once more, the other way round. */
function SortHeader<Row, Key extends string>(props: SortHeaderProps<Row, Key>) {
  const { column, sort, onSort } = props;
  const isSorted = sort.sortBy === column.key;
  const Arrow = isSorted && sort.descending ? IconArrowDown : IconArrowUp;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={classes.sorter}
        data-sorted={isSorted || undefined}
        onClick={() => onSort({ sortBy: column.key, descending: isSorted && !sort.descending })}
      >
        {column.label}
        <Arrow size={14} stroke={1.5} aria-hidden />
      </button>
    </th>
  );
}
