import type { OwnItem } from '@ploegplan/contract/home.schemas';
import { Link } from '@tanstack/react-router';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { placeFact } from '../../../ui/place-fact.tsx';
import classes from '../../../ui/rows.module.css';

interface Props {
  items: readonly (OwnItem & { employees?: readonly string[] })[];
}

/** Own planning, each leading to its details and to its place. */
export const OwnItems = ({ items }: Props) => (
  <ul className={classes.rows}>
    {items.map(({ id, title, location, employees = [], ...times }) => (
      <li key={id} className={classes.row}>
        <Link
          to="/planning-details/$id"
          params={{ id }}
          search={{ eigen: true }}
          className={classes.opener}
        >
          <span className={classes.quiet}>{formatTimes(times) || 'Hele dag'}</span>
          {title}
        </Link>
        {employees.length > 0 && <span className={classes.with}>{employees.join(', ')}</span>}
        {location && <span className={classes.place}>{placeFact(location)}</span>}
      </li>
    ))}
  </ul>
);
