import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Announcement } from './Announcement.tsx';
import classes from './ordered-list.module.css';
import { useReorder } from './useReorder.ts';

interface Props<T> {
  label: string;
  items: readonly T[];
  getName: (item: T) => string;
  onOrder: (ids: string[]) => void;
  className?: string | undefined;
  /** The row beside its grip; `step` moves it by one place. */
  children: (item: T, at: number, step: (by: 1 | -1) => void) => ReactNode;
}

/** Rows of one height, to be put in another order by the grip that each has. */
export function OrderedList<T extends { id: string }>(props: Props<T>) {
  const { label, items, getName, onOrder, className = '', children } = props;
  const reorder = useReorder(
    items.map((item) => ({ id: item.id, name: getName(item) })),
    onOrder,
  );
  return (
    <>
      <ol
        className={`${classes.list} ${className}`}
        aria-label={label}
        data-lifting={reorder.lifted !== undefined || undefined}
      >
        {items.map((item, at) => (
          <li
            key={item.id}
            className={classes.row}
            data-lifted={item.id === reorder.lifted || undefined}
            style={{ translate: reorder.lifted ? `0 ${reorder.offset(at)}px` : undefined }}
          >
            <ActionIcon
              className={classes.grip ?? ''}
              variant="subtle"
              color="gray"
              aria-label={`${getName(item)} verplaatsen`}
              title="Verslepen, of Enter en de pijltjes"
              {...reorder.grip(at)}
            >
              <IconGripVertical size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
            {children(item, at, (by) => reorder.step(at, by))}
          </li>
        ))}
      </ol>
      <Announcement text={reorder.announcement} />
    </>
  );
}
