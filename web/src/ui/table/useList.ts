import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import {
  choice,
  type Fits,
  isRecord,
  isTexts,
  ofUser,
  type RememberedSort,
} from '../../lib/remembered/memory.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import type { Columns } from './columns.ts';
import { sortOptions } from './sort-options.ts';
import { useSelection } from './useSelection.ts';
import { useVisibleRows } from './useVisibleRows.ts';

const isTextsByName: Fits<Record<string, string[]>> = (value): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isTexts);

/** Hidden columns per list. */
export const hiddenColumns = ofUser('hiddenColumns', isTextsByName, () => ({}));

export const listDensity = choice('listDensity', 'user', 'comfortable', 'compact');

interface Settings<Row> {
  /** The key under which hidden columns are remembered. */
  name: string;
  /** The title, such as 'Klanten': names the table and its export. */
  title: string;
  /** Must be a stable object. */
  columns: Columns<Row>;
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  sort: readonly [RememberedSort, (sort: RememberedSort) => void];
}

const noRows: readonly never[] = [];

/** The visible columns and their choice; the first is always visible. */
function useColumns<Row>(name: string, columns: Columns<Row>) {
  const [hiddenByList, setHidden] = useRemembered(hiddenColumns);
  const hidden = hiddenByList[name];
  const visible = useMemo(
    () => columns.filter(({ key }, at) => at === 0 || !hidden?.includes(key)),
    [columns, hidden],
  );
  const toggleColumn = (key: string) => {
    const others = hidden?.filter((one) => one !== key) ?? [];
    setHidden({ ...hiddenByList, [name]: hidden?.includes(key) ? others : [...others, key] });
  };
  return { visible, toggleColumn };
}

/** The search text: as typed, and debounced. Clearing takes effect at once. */
function useSearch() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const settle = useDebouncedCallback(setSearch, INPUT_DEBOUNCE_MS);
  return {
    typed,
    search,
    setTyped: (text: string) => {
      setTyped(text);
      settle(text);
      if (text === '') settle.flush();
    },
  };
}

/** The state of a list: rows, sort, columns, search and selection, with what is remembered. */
export function useList<Row extends { id: string }>(settings: Settings<Row>) {
  const { name, title, columns, rows = noRows, sort } = settings;
  const [order, setSort] = sort;
  const { visible, toggleColumn } = useColumns(name, columns);
  const [density, setDensity] = useRemembered(listDensity);
  const { typed, search, setTyped } = useSearch();
  const { sorted, shown } = useVisibleRows(rows, {
    columns,
    visible,
    sort: order,
    search,
  });
  const selection = useSelection(sorted);
  return {
    title,
    columns,
    visible,
    toggleColumn,
    density,
    setDensity,
    isLoaded: settings.rows !== undefined,
    count: rows.length,
    shown,
    sort: order,
    setSort,
    /** For the menu 'Sorteren' of the screen. */
    sortChoice: {
      options: sortOptions(columns, { visible, order }),
      value: order,
      onChange: setSort,
    },
    typed,
    search,
    setTyped,
    selection,
  };
}

export type ListState<Row extends { id: string }> = ReturnType<typeof useList<Row>>;
