import { today } from '@ploegplan/contract/rules/dates';
import { formatDay, formatLongDay } from '../../lib/dates/dates.ts';
import { useHolidays } from '../../lib/dates/useHolidays.ts';
import { weekDates } from './board/columns.ts';
import classes from './planning.module.css';

interface DayStripProps {
  date: string;
  onDate: (date: string) => void;
}

/** The days of the week in one row, to choose the one that a phone has room for. */
export function DayStrip({ date, onDate }: DayStripProps) {
  const now = today();
  const days = weekDates(date);
  const holidays = useHolidays(days[0] ?? date, days[6] ?? date);
  return (
    <>
      <fieldset className={classes.dayStrip} aria-label="Dag">
        {days.map((day) => {
          const [weekday, number] = formatDay(day).split(' ');
          return (
            <button
              key={day}
              type="button"
              className={classes.dayButton}
              aria-pressed={day === date}
              title={[formatLongDay(day), holidays[day]].filter(Boolean).join(', ')}
              data-today={day === now || undefined}
              data-holiday={holidays[day]}
              onClick={() => onDate(day)}
            >
              <span className={classes.weekday}>{weekday}</span>{' '}
              <span className={classes.dayNumber}>{number}</span>
            </button>
          );
        })}
      </fieldset>
      {holidays[date] && <p className={classes.holiday}>{holidays[date]}</p>}
    </>
  );
}
