import { useEffect, useMemo } from 'react';
import type { RememberedSort } from '../../lib/remembered/memory.ts';
import type { Column, Columns } from './columns.ts';
import { prepareWhenIdle, searchRows, searchTextsOf } from './search.ts';
import { ranksOf, sortRows } from './sort.ts';

interface Wishes<Row> {
  columns: Columns<Row>;
  visible: readonly Column<Row>[];
  sort: RememberedSort;
  search: string;
}

/** Sorts and searches the rows; each step is memoised separately. */
export function useVisibleRows<Row extends object>(rows: readonly Row[], wishes: Wishes<Row>) {
  const { columns, visible, sort, search } = wishes;
  const [first] = columns;
  const by = columns.find(({ key }) => key === sort.sortBy) ?? first;
  const names = useMemo(() => ranksOf(rows, first), [rows, first]);
  const ranks = useMemo(() => (by === first ? names : ranksOf(rows, by)), [rows, by, first, names]);
  const sorted = useMemo(
    () => sortRows(rows, ranks, sort.descending, names),
    [rows, ranks, sort.descending, names],
  );
  const searchTextOf = useMemo(() => searchTextsOf(visible), [visible]);
  useEffect(() => prepareWhenIdle(rows, searchTextOf), [rows, searchTextOf]);
  const shown = useMemo(
    () => searchRows(sorted, searchTextOf, search),
    [sorted, searchTextOf, search],
  );
  return { sorted, shown };
}
