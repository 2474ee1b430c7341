import type { Holidays } from '../../lib/dates/useHolidays.ts';
import classes from './calendar.module.css';

interface MonthHolidaysProps {
  /** A day of the month. */
  month: string;
  holidays: Holidays;
}

/** The names of the month's holidays, because a phone has no hover. */
export function MonthHolidays({ month, holidays }: MonthHolidaysProps) {
  const days = Object.entries(holidays).filter(([date]) => date.slice(0, 7) === month.slice(0, 7));
  return (
    <ul className={classes.holidays}>
      {days.map(([date, name]) => (
        <li key={date}>
          {Number(date.slice(8))} {name}
        </li>
      ))}
    </ul>
  );
}
