import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '../../lib/values/numbers.ts';
import { useIsPhone } from '../viewport.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { View } from './List.tsx';
import classes from './list.module.css';
import { type BulkActions, SelectButton, SelectionBar } from './SelectionBar.tsx';
import type { ListState } from './useList.ts';

/** The noun of the rows: singular and plural. */
export type Nouns = readonly [one: string, many: string];

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  nouns: Nouns;
  /** The active filter, and the link that removes it. */
  filter?: ReactNode;
  bulkActions?: BulkActions<Row> | undefined;
  view?: View<Row> | undefined;
}

/** '340 klanten', '12 van 340 klanten'; for a loaded list. */
export function countText<Row extends { id: string }>(
  list: ListState<Row>,
  [one, many]: Nouns,
): string {
  if (!list.isLoaded) return '';
  const all = list.count === 1 ? `1 ${one}` : `${formatNumber(list.count)} ${many}`;
  return list.shown.length === list.count ? all : `${formatNumber(list.shown.length)} van ${all}`;
}

/** The bar above a list: search, counts, menus. */
export function ListBar<Row extends { id: string }>(props: Props<Row>) {
  const { list, nouns, filter, bulkActions, view } = props;
  return (
    <div className={classes.bar}>
      <SearchField noun={nouns[0]} field={list.searchField} onChange={list.changeSearch} />
      {view?.control}
      {filter}
      {list.selection.isActive ? (
        <SelectionBar list={list} bulkActions={bulkActions} />
      ) : (
        <Untouched list={list} text={countText(list, nouns)} isUsual={!view?.rows} />
      )}
    </div>
  );
}

interface SearchFieldProps {
  noun: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** Keeps what is typed, so that a key draws nothing else. */
const SearchField = memo(function SearchField({ noun, field, onChange }: SearchFieldProps) {
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={`Zoek ${noun}`}
      placeholder="Zoeken…"
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      ref={field}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
});

function Untouched<Row extends { id: string }>({
  list,
  text,
  isUsual,
}: {
  list: ListState<Row>;
  text: string;
  /** Shown as a table or cards, of which columns and rows are chosen. */
  isUsual: boolean;
}) {
  const isPhone = useIsPhone();
  return (
    <>
      <span className={classes.count} role="status">
        {text}
      </span>
      {isUsual && isPhone && (
        <SelectButton disabled={list.shown.length === 0} onSelect={list.selection.begin} />
      )}
      {isUsual && !isPhone && <ColumnsMenu name={list.name} columns={list.columns} />}
      <ExportMenu list={list} rows={list.shown} label="Exporteren" />
    </>
  );
}
