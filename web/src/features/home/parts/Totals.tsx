import type { Home } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { formatDays } from '../words.ts';
import { createMissingHoursLink } from './hours-place.ts';
import classes from './totals.module.css';

/** Today in a few large numbers, each a way to what it counts. */
export function Totals({ home: { today, days, missingHours } }: { home: Home }) {
  const missing = createMissingHoursLink(useSession());
  const day = days.find(({ date }) => date === today);
  const planning = { to: '/planning', search: { datum: today } } as const;
  return (
    <ul className={classes.totals}>
      <li>
        <Link {...planning} className={classes.total} data-kind="planned">
          <span className={classes.number}>{day?.planned ?? 0}</span> ingepland
        </Link>
      </li>
      <li>
        <Link to="/home" hash="vrij" className={classes.total} data-kind="free">
          <span className={classes.number}>{day?.free ?? 0}</span> vrij
        </Link>
      </li>
      <li>
        <Link to="/home" hash="afwezig" className={classes.total} data-kind="absent">
          <span className={classes.number}>{day?.absent ?? 0}</span> afwezig
        </Link>
      </li>
      {missingHours && (
        <li>
          <Link {...missing} className={classes.total} data-kind="missing">
            <span className={classes.number}>{missingHours.count}</span>{' '}
            {formatDays(missingHours.count)} zonder uren
          </Link>
        </li>
      )}
    </ul>
  );
}
