import { formatLongDay, formatWeekAndYear } from '../../lib/dates/dates.ts';
import classes from './overview.module.css';

export const DayHead = ({ day }: { day: string }) => (
  <p className={classes.day}>
    <strong className="capitalize-first">{formatLongDay(day)}</strong>{' '}
    <span className="whitespace-nowrap">{formatWeekAndYear(day)}</span>
  </p>
);
