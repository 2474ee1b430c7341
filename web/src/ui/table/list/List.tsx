import '../../bar/mantine.ts';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { BarEntry } from '../../bar/actions.ts';
import { useIsPrinting } from '../../page/printing.ts';
import { useIsPhone } from '../../page/viewport.ts';
import { ErrorState } from '../../states/ErrorState.tsx';
import { NothingFound } from '../../states/NothingFound.tsx';
import { useSkeleton } from '../../states/skeletons.tsx';
import { Cards, type CardsProps } from '../Cards.tsx';
import { Table, type TableProps } from '../Table.tsx';
import { countText, ListBar, type Nouns } from './ListBar.tsx';
import classes from './list.module.css';
import { type BulkActions, SelectionBar } from './SelectionBar.tsx';
import { type ListSettings, type ListState, useList } from './useList.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The rows of a table in outline, on a phone cards; nothing for the first 300 ms. */
function RowsSkeleton<Row extends { id: string }>({ list }: { list: ListState<Row> }) {
  const isPhone = useIsPhone();
  if (!useSkeleton()) return null;
  return (
    <div className="overflow-hidden border-t" role="status" aria-label="Bezig met laden">
      {rows.map((row) => (
        <div key={row} className={classes.waitingRow} data-density={list.density}>
          {isPhone ? (
            <>
              <Skeleton height={16} width="60%" />
              <Skeleton height={12} width="40%" />
            </>
          ) : (
            list.visible.map(({ key, width }) => (
              <div key={key} style={{ flex: width }}>
                <Skeleton height={12} width={row % 2 === 0 ? '70%' : '50%'} />
              </div>
            ))
          )}
        </div>
      ))}
    </div>
  );
}

/** The active filter: its text, the link that removes it, and what stands there when no row passes. */
export interface Filter {
  text?: string;
  button: ReactNode;
  empty?: ReactNode;
}

/** A way to show the rows on the screen other than as a table or cards. */
export interface View<Row extends { id: string }> {
  /** The ways to choose between. */
  choices: readonly BarEntry[];
  /** Undefined means the usual rows. Given rows have an order of their own. */
  rows?:
    | ((list: ListState<Row>, onOpen: (row: Row) => void, openId: string | undefined) => ReactNode)
    | undefined;
}

export interface ListProps<Row extends { id: string }>
  extends Omit<TableProps<Row> & CardsProps<Row>, 'list'> {
  settings: ListSettings<Row>;
  nouns: Nouns;
  /** The query of the rows. */
  query: { error: Error | null; refetch: () => Promise<unknown> };
  /** The empty state. */
  empty: ReactNode;
  filter?: Filter | undefined;
  /** Links to other rows, in the bar. */
  aside?: ReactNode;
  /** A notice above the list. */
  note?: string;
  /** A warning above the list, or that these are not the usual rows. */
  banner?: ReactNode;
  /** Bulk actions besides export. */
  bulkActions?: BulkActions<Row>;
  view?: View<Row> | undefined;
}

/** Prints the active filter, so that a filtered list is not taken for the whole. */
function formatPaperText<Row extends { id: string }>(
  list: ListState<Row>,
  nouns: Nouns,
  filter: Filter | undefined,
): string {
  const search = list.search.trim();
  return [filter?.text, search && `Gezocht op ‘${search}’`, countText(list, nouns)]
    .filter(Boolean)
    .join(' · ');
}

/** A list: search and menus, then a table (on a phone cards) or an empty, loading or error state. */
export function List<Row extends { id: string }>({
  settings,
  nouns,
  filter,
  aside,
  note,
  banner,
  bulkActions,
  ...props
}: ListProps<Row>) {
  const list = useList(settings);
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  return (
    <div className="flex flex-col h-full print-block print-h-auto">
      {isPrinting && (
        <p className="mb-2 text-quiet text-sm">{formatPaperText(list, nouns, filter)}</p>
      )}
      {banner && (
        <div className="flex flex-none flex-wrap items-center gap-x-2 px-6 py-1 border-b bg-accent text-accent phone-px-4 print-hidden">
          {banner}
        </div>
      )}
      <ListBar
        list={list}
        nouns={nouns}
        filter={filter?.button}
        aside={aside}
        bulkActions={bulkActions}
        view={props.view}
      />
      {note && <p className={classes.note}>{note}</p>}
      <Rows {...props} list={list} />
      {isPhone && list.selection.isActive && <SelectionBar list={list} bulkActions={bulkActions} />}
    </div>
  );
}

function Rows<Row extends { id: string }>(
  props: Omit<
    ListProps<Row>,
    'settings' | 'nouns' | 'filter' | 'aside' | 'note' | 'banner' | 'bulkActions'
  > &
    Pick<TableProps<Row>, 'list'>,
) {
  const { list, query, empty, actions, card, cardFoot, onOpen, openId, view } = props;
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  if (!list.isLoaded && query.error) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!list.isLoaded) {
    return <RowsSkeleton list={list} />;
  }
  if (list.count === 0) return empty;
  if (list.shown.length === 0)
    return (
      <NothingFound
        search={list.search}
        text="Gezocht is in alle kolommen die getoond worden."
        onClear={list.clearSearch}
      />
    );
  if (view?.rows && !isPrinting) return view.rows(list, onOpen, openId);
  if (isPhone && !isPrinting)
    return <Cards list={list} onOpen={onOpen} card={card} cardFoot={cardFoot} />;
  return <Table list={list} onOpen={onOpen} openId={openId} actions={actions} />;
}
