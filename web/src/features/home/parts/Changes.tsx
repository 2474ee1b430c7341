import type { ChangeKind, HomeHistoryEntry } from '@ploegplan/contract/home/schemas';
import {
  type Icon,
  IconCalendarPlus,
  IconCalendarShare,
  IconClockCheck,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatClock } from '../../../lib/dates/moments.ts';
import { formatNameList } from '../../../lib/values/list-names.ts';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import classes from '../../../ui/states/rows.module.css';
import { changeText } from '../words.ts';
import places from './places.module.css';

const icons: Record<ChangeKind, Icon> = {
  planned: IconCalendarPlus,
  moved: IconCalendarShare,
  changed: IconPencil,
  'hours-written': IconClockCheck,
  removed: IconTrash,
};

const MOST_PEOPLE = 3;

export const Changes = ({ changes }: { changes: readonly HomeHistoryEntry[] }) => (
  <Card title="Vandaag gewijzigd">
    {changes.length === 0 && <EmptyText>Vandaag is er nog niets gewijzigd.</EmptyText>}
    <ul>
      {changes.map((change) => (
        <li key={change.id}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  </Card>
);

function Change({ change }: { change: HomeHistoryEntry }) {
  const { kind, at, actor, date, days, title, people } = change;
  const Sign = icons[kind];
  const others = people.filter((name) => name !== actor);
  return (
    <Link to="/planning" search={{ datum: date }} className={classes.row}>
      <span className={classes.main}>
        <Sign size={16} stroke={1.5} aria-hidden />
        {changeText(change)}
      </span>
      <span className={classes.end}>
        {actor || 'Onbekend'} <time dateTime={at}>{formatClock(at)}</time>
      </span>
      <span className={`${classes.quiet} ${places.change}`} title={title}>
        {days > 1 && 'vanaf '}
        <ShortDay date={date} /> · {title}
      </span>
      {others.length > 0 && (
        <span className={classes.quiet}>{formatNameList(others, MOST_PEOPLE)}</span>
      )}
    </Link>
  );
}
