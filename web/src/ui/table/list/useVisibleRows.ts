import { useEffect, useMemo } from 'react';
import type { RememberedSort } from '../../../lib/remembered/memory.ts';
import type { Column, Columns } from '../columns.ts';
import { createSearchTexts, prepareWhenIdle, searchRows } from './search.ts';
import { rankRows, sortRows } from './sort.ts';

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
  // Ranks are made when rows are equal otherwise, which those of a moment seldom are.
  const getRanks = useMemo(() => {
    let names: ReturnType<typeof rankRows> | undefined;
    return () => {
      names ??= rankRows(rows, first);
      return names;
    };
  }, [rows, first]);
  const ranks = useMemo(
    () => (by === first ? getRanks() : rankRows(rows, by)),
    [rows, by, first, getRanks],
  );
  const sorted = useMemo(
    () => sortRows(rows, ranks, sort.descending, getRanks),
    [rows, ranks, sort.descending, getRanks],
  );
  const getSearchText = useMemo(() => createSearchTexts(visible), [visible]);
  useEffect(() => prepareWhenIdle(rows, getSearchText), [rows, getSearchText]);
  const shown = useMemo(
    () => searchRows(sorted, getSearchText, search),
    [sorted, getSearchText, search],
  );
  return { sorted, shown };
}
