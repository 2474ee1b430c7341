import { useEffect, useMemo } from 'react';
import type { RememberedSort } from '../../../lib/remembered/memory.ts';
import type { Column, Columns } from '../columns.ts';
import { prepareWhenIdle, searchRows, searchTextsOf } from './search.ts';
import { ranksOf, sortRows } from './sort.ts';

interface View<Row> {
  columns: Columns<Row>;
  visible: readonly Column<Row>[];
  sort: RememberedSort;
  search: string;
}

/** Sorts and searches the rows; each step is memoised separately. */
export function useVisibleRows<Row extends object>(rows: readonly Row[], view: View<Row>) {
  const { columns, visible, sort, search } = view;
  const [first] = columns;
  const by = columns.find(({ key }) => key === sort.sortBy) ?? first;
  // Made when rows are equal otherwise, which those of a moment seldom are.
  const namesOf = useMemo(() => {
    let names: ReturnType<typeof ranksOf> | undefined;
    return () => {
      names ??= ranksOf(rows, first);
      return names;
    };
  }, [rows, first]);
  const ranks = useMemo(
    () => (by === first ? namesOf() : ranksOf(rows, by)),
    [rows, by, first, namesOf],
  );
  const sorted = useMemo(
    () => sortRows(rows, ranks, sort.descending, namesOf),
    [rows, ranks, sort.descending, namesOf],
  );
  const searchTextOf = useMemo(() => searchTextsOf(visible), [visible]);
  useEffect(() => prepareWhenIdle(rows, searchTextOf), [rows, searchTextOf]);
  const shown = useMemo(
    () => searchRows(sorted, searchTextOf, search),
    [sorted, searchTextOf, search],
  );
  return { sorted, shown };
}
