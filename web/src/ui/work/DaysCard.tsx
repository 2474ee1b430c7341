import type { WorkItem } from '@ploegplan/contract/work/schemas';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatTimes } from '../../lib/dates/dates.ts';
import { ShortDay } from '../facts/ShortDay.tsx';
import { Card, EmptyText } from '../page/Card.tsx';
import { FirstRows } from '../states/FirstRows.tsx';
import rows from '../states/rows.module.css';

interface Props<Item extends WorkItem> {
  title: string;
  items: readonly Item[];
  /** The number of items, of which the first ones are given. */
  count: number;
  empty: string;
  /** Formats the title of an item without what the page is about. */
  formatTitle: (item: Item) => ReactNode;
  getName: (employeeId: string) => string;
  linkTo: (date: string, item: Item) => LinkProps;
  /** True when the page is not about the work, so that the title says more than the people. */
  isTitleFirst?: boolean;
  isEarly?: boolean;
}

const FIRST = 6;

/** Planned days, each leading to that day. */
export function DaysCard<Item extends WorkItem>(props: Props<Item>) {
  const { title, items, count, empty, formatTitle, getName, linkTo } = props;
  const { isTitleFirst = false, isEarly = false } = props;
  const formatPeople = ({ employeeIds }: Item) =>
    employeeIds.length === 0
      ? 'Niemand'
      : // People whose names are still loading are left out.
        employeeIds.map(getName).filter(Boolean).join(', ');
  return (
    <Card title={count > 0 ? `${title} (${count})` : title} isEarly={isEarly}>
      {items.length === 0 && <EmptyText>{empty}</EmptyText>}
      <FirstRows items={items} first={FIRST}>
        {(item) => (
          <li key={item.id}>
            <Link {...linkTo(item.date, item)} className={rows.row}>
              <span className="self-start tabular-nums" style={{ width: '6rem' }}>
                <ShortDay date={item.date} />
              </span>
              <span className="self-start text-quiet tabular-nums" style={{ width: '7rem' }}>
                {formatTimes(item)}
              </span>
              <span className="flex-1 min-w-0 wrap-anywhere phone-basis-full">
                {isTitleFirst ? formatTitle(item) : formatPeople(item)}
                {(isTitleFirst || formatTitle(item)) && (
                  <span className="block text-quiet text-sm">
                    {isTitleFirst ? formatPeople(item) : formatTitle(item)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        )}
      </FirstRows>
      {count > items.length && (
        <EmptyText>De overige {count - items.length} staan in de planning.</EmptyText>
      )}
    </Card>
  );
}
