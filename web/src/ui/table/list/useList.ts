import { useCallbackRef, useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { INPUT_DEBOUNCE_MS } from '../../../lib/form/debounce.ts';
import { createChoice, type RememberedSort } from '../../../lib/remembered/memory.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import type { Columns } from '../columns.ts';
import { useColumns } from '../useColumns.ts';
import { useSelection } from './useSelection.ts';
import { useVisibleRows } from './useVisibleRows.ts';

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
