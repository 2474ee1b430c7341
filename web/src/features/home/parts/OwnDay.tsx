import type { OwnItem } from '@ploegplan/contract/home.schemas';
import { Link } from '@tanstack/react-router';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { shownPlace } from '../../../lib/values/location.ts';
import { Card, EmptyText } from '../../../ui/Card.tsx';
import classes from '../../../ui/rows.module.css';

/** For who works along: the own planning of today. */
export const OwnDay = ({ items }: { items: readonly OwnItem[] }) => (
  <Card title="Jouw dag" more={<Link to="/employeeplanning">Eigen planning</Link>}>
    {items.length === 0 && <EmptyText>Je bent vandaag niet ingepland.</EmptyText>}
    <ul className={classes.rows}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to="/planning-details/$id"
            params={{ id: item.id }}
            search={{ eigen: true }}
            className={classes.row}
          >
            <span className={classes.main}>{item.title}</span>
            <span className={classes.end}>{formatTimes(item) || 'Hele dag'}</span>
            {item.location && <span className={classes.quiet}>{shownPlace(item.location)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);
