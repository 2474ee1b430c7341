import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import type { RememberedSort } from '../../lib/remembered/memory.ts';
import { type Column, getColumnKind } from './columns.ts';
import { SelectAll } from './list/SelectAll.tsx';
import type { ListState } from './list/useList.ts';
import classes from './table.module.css';

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  /** The columns for which there is room. */
  columns: readonly Column<Row>[];
  hasActions: boolean;
}

export function TableHead<Row extends { id: string }>({ list, columns, hasActions }: Props<Row>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {!list.isShort && (
          <td className={classes.tick}>
            <SelectAll list={list} />
          </td>
        )}
        {columns.map((column) => (
          <SortHeader key={column.key} column={column} sort={list.sort} onSort={list.setSort} />
        ))}
        {hasActions && <td className={classes.actions} />}
      </tr>
    </thead>
  );
}

interface SortHeaderProps<Row> {
  column: Column<Row>;
  sort: RememberedSort;
  onSort: (sort: RememberedSort) => void;
}

function PlainHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const isSorted = sort.sortBy === column.key;
  const Arrow = isSorted && sort.descending ? IconArrowDown : IconArrowUp;
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-kind={getColumnKind(column)} aria-sort={isSorted ? direction : 'none'}>
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

/** Sorts by this column; a second press reverses. */
const SortHeader = memo(PlainHeader) as typeof PlainHeader;
