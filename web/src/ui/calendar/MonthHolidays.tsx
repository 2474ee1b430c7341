import type { Holidays } from '../../lib/dates/useHolidays.ts';
import classes from './calendar.module.css';

interface MonthHolidaysProps {
  /** A day of the month. */
  month: string;
  holidays: Holidays;
}

interface Run {
  first: number;
  last: number;
  name: string;
}

/** The days off of a month, those of one name that follow each other as one. */
function listRunsIn(month: string, holidays: Holidays): Run[] {
  const runs: Run[] = [];
  for (const [date, name] of Object.entries(holidays)) {
    if (date.slice(0, 7) !== month.slice(0, 7)) continue;
    const day = Number(date.slice(8));
    const before = runs.at(-1);
    if (before?.name === name && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, name });
  }
  return runs;
}

/** The names of the month's holidays, because a phone has no hover. */
export function MonthHolidays({ month, holidays }: MonthHolidaysProps) {
  return (
    <ul className={classes.holidays}>
      {listRunsIn(month, holidays).map(({ first, last, name }) => (
        <li key={first}>
          {first === last ? first : `${first} – ${last}`} {name}
        </li>
      ))}
    </ul>
  );
}
