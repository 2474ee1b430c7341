import { formatLongDay, formatWeekAndYear } from '../../lib/dates/dates.ts';
import classes from './overview.module.css';

export const DayHead = ({ day }: { day: string }) => (
  <p className={classes.day}>
    <strong>{formatLongDay(day)}</strong> <span>{formatWeekAndYear(day)}</span>
  </p>
);
