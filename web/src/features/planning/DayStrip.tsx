import { today } from '@ploegplan/contract/rules/dates';
import { formatDay } from '../../lib/dates.ts';
import { weekDates } from './board/columns.ts';
import classes from './planning.module.css';

interface DayStripProps {
  date: string;
  onDate: (date: string) => void;
}

/** The days of the week in one row, to choose the one that a phone has room for. */
export function DayStrip({ date, onDate }: DayStripProps) {
  const now = today();
  return (
    <fieldset className={classes.dayStrip} aria-label="Dag">
      {weekDates(date).map((day) => {
        const [weekday, number] = formatDay(day).split(' ');
        return (
          <button
            key={day}
            type="button"
            className={classes.dayButton}
            aria-pressed={day === date}
            data-today={day === now || undefined}
            onClick={() => onDate(day)}
          >
            <span className={classes.weekday}>{weekday}</span>{' '}
            <span className={classes.dayNumber}>{number}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
