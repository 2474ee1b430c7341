import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../viewport.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
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
}

const dutch = (count: number) => count.toLocaleString('nl-NL');

/** '340 klanten', '12 van 340 klanten'; for a loaded list. */
export function countText<Row extends { id: string }>(
  list: ListState<Row>,
  [one, many]: Nouns,
): string {
  if (!list.isLoaded) return '';
  const all = list.count === 1 ? `1 ${one}` : `${dutch(list.count)} ${many}`;
  return list.shown.length === list.count ? all : `${dutch(list.shown.length)} van ${all}`;
}

/** The bar above a list: search, counts, menus. */
export function ListBar<Row extends { id: string }>(props: Props<Row>) {
  const { list, nouns, filter, bulkActions } = props;
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={`Zoek ${nouns[0]}`}
        placeholder="Zoeken…"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        value={list.typed}
        onChange={({ currentTarget }) => list.setTyped(currentTarget.value)}
      />
      {filter}
      {list.selection.isActive ? (
        <SelectionBar list={list} bulkActions={bulkActions} />
      ) : (
        <Untouched list={list} text={countText(list, nouns)} />
      )}
    </div>
  );
}

function Untouched<Row extends { id: string }>({
  list,
  text,
}: {
  list: ListState<Row>;
  text: string;
}) {
  const isPhone = useIsPhone();
  return (
    <>
      <span className={classes.count} role="status">
        {text}
      </span>
      {isPhone ? (
        <SelectButton disabled={list.shown.length === 0} onSelect={list.selection.begin} />
      ) : (
        <ColumnsMenu list={list} />
      )}
      <ExportMenu list={list} rows={list.shown} label="Exporteren" />
    </>
  );
}
