import { formatLongDay, formatWeekAndYear } from '../../lib/dates/dates.ts';
import classes from './overview.module.css';

/** Today, with its week. */
export const DayHead = ({ day }: { day: string }) => (
  <p className={classes.day}>
    <strong>{formatLongDay(day)}</strong> <span>{formatWeekAndYear(day)}</span>
  </p>
);
