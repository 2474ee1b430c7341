import { Button } from '@mantine/core';
import type { OwnItem } from '@ploegplan/contract/home.schemas';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { placeFact } from '../../../ui/place-fact.tsx';
import classes from '../../../ui/rows.module.css';
import own from './own.module.css';

export interface ShownOwnItem extends OwnItem {
  employees?: readonly string[];
  /** Null when they are still to be recorded; absent where hours are not shown. */
  hoursWorked?: number | null;
}

interface Props {
  items: readonly ShownOwnItem[];
}

/** Own planning, each leading to its details and to its place. */
export const OwnItems = ({ items }: Props) => (
  <ul className={classes.rows}>
    {items.map(({ id, title, location, employees = [], hoursWorked, ...times }) => (
      <li key={id} className={classes.row}>
        <Link
          to="/planning-details/$id"
          params={{ id }}
          search={{ eigen: true }}
          className={classes.opener}
        >
          <span className={own.time}>{formatTimes(times) || 'Hele dag'}</span>
          {title}
        </Link>
        {employees.length > 0 && <span className={classes.with}>{employees.join(', ')}</span>}
        {location && <span className={classes.place}>{placeFact(location)}</span>}
        {hoursWorked === null && (
          <Button
            component={Link}
            to={`/planning-details/${id}?eigen=true`}
            className={own.record ?? ''}
            fullWidth
            h={48}
          >
            Uren invullen
          </Button>
        )}
        {typeof hoursWorked === 'number' && (
          <span className={own.recorded}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {formatHours(hoursWorked)} uur geschreven
          </span>
        )}
      </li>
    ))}
  </ul>
);
