import { Button } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { formatNumber, formatQuantity } from '../../../lib/values/numbers.ts';
import type { BarEntry } from '../../bar/actions.ts';
import { SearchField } from '../../fields/SearchField.tsx';
import { useIsPhone } from '../../page/viewport.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { View } from './List.tsx';
import { ListMenu } from './ListMenu.tsx';
import classes from './list.module.css';
import { type BulkActions, formatSelected, SelectionBar } from './SelectionBar.tsx';
import type { ListState } from './useList.ts';

/** Chooses between the ways to show the rows; on a phone they are in the menu of the list. */
const ViewSwitch = ({ choices }: { choices: readonly BarEntry[] }) => (
  <fieldset className="flex flex-none gap-0-5 min-w-0" aria-label="Weergave">
    {choices.map(({ label, Icon, checked = false, onChoose }) => (
      <Button
        key={label}
        px="0.75rem"
        variant={checked ? 'light' : 'subtle'}
        {...(!checked && { color: 'gray' })}
        aria-pressed={checked}
        leftSection={Icon && <Icon size={18} stroke={1.5} aria-hidden />}
        title={label}
        {...(onChoose && { onClick: onChoose })}
      >
        {label}
      </Button>
    ))}
  </fieldset>
);

/** The noun of the rows: singular and plural. */
export type Nouns = readonly [one: string, many: string];

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  nouns: Nouns;
  /** The active filter, and the link that removes it. */
  filter?: ReactNode;
  /** Links to other rows; hidden while rows are selected. */
  aside?: ReactNode;
  bulkActions?: BulkActions<Row> | undefined;
  view?: View<Row> | undefined;
}

/** '340 klanten', '12 van 340 klanten'; for a loaded list. */
export function countText<Row extends { id: string }>(
  list: ListState<Row>,
  [one, many]: Nouns,
): string {
  if (!list.isLoaded) return '';
  const all = formatQuantity(list.count, one, many);
  return list.shown.length === list.count ? all : `${formatNumber(list.shown.length)} van ${all}`;
}

/** The bar above a list: search, counts, menus. On a phone one line, with all but the search in one menu. */
export function ListBar<Row extends { id: string }>(props: Props<Row>) {
  const isPhone = useIsPhone();
  const { list, nouns, filter, view } = props;
  const search = (
    <KeptSearch
      className={classes.search ?? ''}
      label={`Zoek ${nouns[0]}`}
      placeholder="Zoeken…"
      ref={list.searchField}
      onChange={list.changeSearch}
    />
  );
  if (!isPhone) {
    return (
      <div className={classes.bar}>
        {search}
        {view && <ViewSwitch choices={view.choices} />}
        {filter}
        <WideActions {...props} />
      </div>
    );
  }
  const { selection } = list;
  return (
    <div className={classes.bar}>
      <div className={classes.searched}>
        {search}
        <span
          className={classes.count}
          role="status"
          data-selecting={selection.isActive || undefined}
        >
          {selection.isActive ? formatSelected(list) : countText(list, nouns)}
        </span>
      </div>
      {filter}
      {(!list.isShort || view) && <ListMenu list={list} view={view} />}
    </div>
  );
}

/** Keeps what is typed, so that a key draws nothing else. */
const KeptSearch = memo(SearchField);

function WideActions<Row extends { id: string }>({
  list,
  nouns,
  aside,
  bulkActions,
  view,
}: Props<Row>) {
  if (list.selection.isActive) return <SelectionBar list={list} bulkActions={bulkActions} />;
  return (
    <>
      <span className={classes.count} role="status">
        {countText(list, nouns)}
      </span>
      {aside}
      {!list.isShort && !view?.rows && <ColumnsMenu name={list.name} columns={list.columns} />}
      {!list.isShort && <ExportMenu list={list} rows={list.shown} label="Exporteren" />}
    </>
  );
}
