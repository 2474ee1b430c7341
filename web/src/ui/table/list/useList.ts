import { useCallbackRef, useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { INPUT_DEBOUNCE_MS } from '../../../lib/form/debounce.ts';
import { createChoice, type RememberedSort } from '../../../lib/remembered/memory.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import type { Column, Columns } from '../columns.ts';
import { useColumns } from '../useColumns.ts';
import { createSearchTexts, prepareWhenIdle, searchRows } from './search.ts';
import { rankRows, sortRows } from './sort.ts';
import { useSelection } from './useSelection.ts';

interface View<Row> {
  columns: Columns<Row>;
  visible: readonly Column<Row>[];
  sort: RememberedSort;
  search: string;
}

/** Sorts and searches the rows; each step is memoised separately. */
function useVisibleRows<Row extends object>(rows: readonly Row[], view: View<Row>) {
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

export const listDensity = createChoice('listDensity', 'user', 'comfortable', 'compact');

export interface ListSettings<Row> {
  /** The key under which hidden columns are remembered. */
  name: string;
  /** The title, such as 'Klanten': names the table and its export. */
  title: string;
  /** The columns must be a stable object. */
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  sort: ReturnType<typeof useRemembered<RememberedSort>>;
  /** True for few rows and columns, without selection, choice of columns or export. */
  isShort?: boolean | undefined;
}

const noRows: readonly never[] = [];

/** The search text, debounced; the field itself has what is typed. Clearing takes effect at once. */
function useSearch() {
  const [search, setSearch] = useState('');
  const settle = useDebouncedCallback(setSearch, INPUT_DEBOUNCE_MS);
  const field = useRef<HTMLInputElement>(null);
  const changeSearch = useCallbackRef((text: string) => {
    settle(text);
    if (text === '') settle.flush();
  });
  const clearSearch = () => {
    if (field.current) field.current.value = '';
    changeSearch('');
  };
  return { search, searchField: field, changeSearch, clearSearch };
}

/** The state of a list: rows, sort, columns, search and selection, with what is remembered. */
export function useList<Row extends { id: string }>(settings: ListSettings<Row>) {
  const { name, title, columns, rows = noRows, sort, isShort = false } = settings;
  const [order, setSort] = sort;
  const { visible } = useColumns(name, columns, isShort);
  const [density] = useRemembered(listDensity);
  const searching = useSearch();
  const { sorted, shown } = useVisibleRows(rows, {
    columns,
    visible,
    sort: order,
    search: searching.search,
  });
  const selection = useSelection(sorted);
  return {
    name,
    title,
    columns,
    visible,
    isShort,
    density,
    isLoaded: settings.rows !== undefined,
    count: rows.length,
    shown,
    sort: order,
    setSort,
    ...searching,
    selection,
  };
}

export type ListState<Row extends { id: string }> = ReturnType<typeof useList<Row>>;
