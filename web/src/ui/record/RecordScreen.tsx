import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Memory, RememberedSort } from '../../lib/remembered/memory.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import type { AddAction, SortChoice } from '../bar/actions.ts';
import type { Back } from '../bar/BackButton.tsx';
import type { Secondary } from '../bar/BarActions.tsx';
import { closeDrawersFirst } from '../drawer/open-overlays.ts';
import { useAddressAction } from '../drawer/useAddressAction.ts';
import { openSubject, useDrawerSubject } from '../drawer/useDrawerSubject.ts';
import { Screen } from '../page/Screen.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import type { Columns } from '../table/columns.ts';
import { List, type ListProps } from '../table/list/List.tsx';
import { sortOptions } from '../table/list/sort-options.ts';
import { useColumns } from '../table/useColumns.ts';
import type { RecordDetailsProps } from './RecordDetails.tsx';
import type { RecordDrawerProps } from './RecordDrawer.tsx';
import { useDeleted } from './useDeleted.tsx';

interface Empty {
  Icon: Icon;
  title: string;
  text: string;
  /** The label of the button that adds the first one. */
  addLabel?: string;
}

interface FrameProps {
  title: string;
  layout: 'fill';
  back?: Back;
  add?: AddAction;
  sort?: SortChoice;
  more?: readonly Secondary[] | undefined;
  canPrint: boolean;
  children: ReactNode;
}

interface Props<R extends { id: string; deleted?: boolean }>
  extends Pick<
    ListProps<R>,
    | 'nouns'
    | 'query'
    | 'filter'
    | 'note'
    | 'banner'
    | 'actions'
    | 'bulkActions'
    | 'card'
    | 'cardFoot'
    | 'view'
  > {
  title: string;
  /** The way back of a list that is not in the menu. */
  back?: Back;
  /** The key under which hidden columns are remembered. */
  name: string;
  /** The columns must be a stable object. */
  columns: Columns<R>;
  /** Undefined while loading. Deleted rows form a separate list, unless the rows are filtered by that. */
  rows: readonly R[] | undefined;
  hasDeletedAmong?: boolean;
  sort: Memory<RememberedSort>;
  /** True for few rows and columns, without selection, choice of columns or export. */
  isShort?: true;
  empty: Empty;
  /** The record to show at once, by a link to it; `onShown` takes that from the address, so that it happens once. */
  wish?: { id: string; onShown: () => Promise<void> } | undefined;
  /** The primary action of a list without a form. */
  primary?: AddAction;
  /** Secondary actions of the screen. */
  more?: readonly Secondary[];
  /** The drawer that opens for a row; without it, the form does. */
  Details?: ComponentType<RecordDetailsProps<R>>;
  /** The drawer that adds a record or changes one; without it, the list is read-only. */
  Form?: ComponentType<RecordDrawerProps<R>>;
  /** The frame of the screen, where it is not the usual one. */
  Frame?: ComponentType<FrameProps>;
}

/** A list of records, with the drawers to see, add and change one. */
export function RecordScreen<R extends { id: string; deleted?: boolean }>(props: Props<R>) {
  const {
    title,
    back,
    name,
    columns,
    sort,
    empty,
    primary,
    more = [],
    Details,
    Form,
    Frame = Screen,
    hasDeletedAmong = false,
    isShort,
    wish,
    ...shown
  } = props;
  const [, many] = props.nouns;
  const { rows, filter, aside, note, ...deleted } = useDeleted(props.rows, props.filter, {
    many,
    isApart: !hasDeletedAmong,
  });
  // The deleted are a list, from where they can be restored.
  const view = props.view && (note ? { choices: props.view.choices } : props.view);
  const [stored, setOrder] = useRemembered(sort);
  const [first] = columns;
  // The default of a list may be no column of it (specification, section 3): then it stands in the order of its first one.
  const isOfColumn = columns.some(({ key }) => key === stored.sortBy);
  const order = isOfColumn ? stored : { ...stored, sortBy: first.key };
  const { visible } = useColumns(name, columns, isShort);
  const options = sortOptions(columns, { visible, order });
  const details = useDrawerSubject<string>('details');
  const form = useDrawerSubject<{ id: string; row: R | null }>('form');
  const add = () => void closeDrawersFirst(() => form.show({ id: uuidv7(), row: null }));
  const change = (row: R) => form.show({ id: row.id, row });
  const openId = openSubject(form.drawer)?.id ?? openSubject(details.drawer);
  useAddressAction(Details || rows ? wish?.id : undefined, wish?.onShown, () => {
    const row = rows?.find(({ id }) => id === wish?.id);
    if (Details && wish) void closeDrawersFirst(() => details.show(wish.id));
    else if (row) void closeDrawersFirst(() => change(row));
  });
  const open = (row: R) => {
    if (row.id === openId) return;
    void closeDrawersFirst(() => (Details ? details.show(row.id) : change(row)));
  };
  return (
    <Frame
      title={title}
      layout="fill"
      {...(back && { back })}
      {...(primary && { add: primary })}
      {...(Form && { add: { onAdd: add, disabled: rows === undefined } })}
      {...(!view?.rows && { sort: { options, value: order, onChange: setOrder } })}
      more={[...more, ...deleted.more]}
      canPrint
    >
      <List
        {...shown}
        {...(note && { banner: note })}
        settings={{ name, title, columns, rows, sort: [order, setOrder], isShort }}
        filter={filter}
        aside={aside}
        view={view}
        openId={openId}
        onOpen={open}
        empty={filter?.empty || <NoRecords {...empty} onAdd={add} />}
      />
      {Details && details.drawer && (
        <Details
          key={`details ${details.drawer.opening}`}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
          onChange={change}
        />
      )}
      {Form && form.drawer && (
        <Form
          key={`form ${form.drawer.opening}`}
          {...form.drawer.subject}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </Frame>
  );
}

const NoRecords = ({ Icon, title, text, addLabel, onAdd }: Empty & { onAdd: () => void }) => (
  <EmptyState icon={<Icon size={32} stroke={1.5} aria-hidden />} title={title} text={text}>
    {addLabel && <Button onClick={onAdd}>{addLabel}</Button>}
  </EmptyState>
);
