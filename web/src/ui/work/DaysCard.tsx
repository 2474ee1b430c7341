import type { WorkItem } from '@ploegplan/contract/work.schemas';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatTimes } from '../../lib/dates/dates.ts';
import { Card, EmptyText } from '../Card.tsx';
import { FirstRows } from '../FirstRows.tsx';
import rows from '../rows.module.css';
import { ShortDay } from '../ShortDay.tsx';
import classes from './DaysCard.module.css';

interface Props {
  title: string;
  items: readonly WorkItem[];
  /** The number of items, of which the first ones are given. */
  count: number;
  empty: string;
  /** What the item is about, besides what the page is about. */
  titleOf: (item: WorkItem) => string;
  nameOf: (employeeId: string) => string;
  linkTo: (date: string) => LinkProps;
}

const FIRST = 6;

/** Planned days, each leading to that day. */
export function DaysCard({ title, items, count, empty, titleOf, nameOf, linkTo }: Props) {
  return (
    <Card title={count > 0 ? `${title} (${count})` : title}>
      {items.length === 0 && <EmptyText>{empty}</EmptyText>}
      <FirstRows items={items} first={FIRST}>
        {(item) => (
          <li key={item.id}>
            <Link {...linkTo(item.date)} className={rows.row}>
              <span className={classes.day}>
                <ShortDay date={item.date} />
              </span>
              <span className={classes.times}>{formatTimes(item)}</span>
              <span className={classes.people}>
                {item.employeeIds.length === 0
                  ? 'Niemand'
                  : // Without those whose names are still loading.
                    item.employeeIds.map(nameOf).filter(Boolean).join(', ')}
                {titleOf(item) && <span className={classes.title}>{titleOf(item)}</span>}
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
