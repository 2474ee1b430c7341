import { formatShortDay } from '../../../lib/dates/dates.ts';
import type { SkippedDay } from './days.ts';
import classes from './form.module.css';

interface SkippedDaysProps {
  title?: string;
  skipped: readonly SkippedDay[];
  nameOf: (employeeId: string) => string;
}

/** The days of a range that are left out, and why. */
export function SkippedDays({ title = 'Overgeslagen', skipped, nameOf }: SkippedDaysProps) {
  if (skipped.length === 0) return null;
  return (
    <div className={classes.skipped}>
      {title}:
      <ul aria-label="Overgeslagen dagen">
        {skipped.map(({ date, employeeId, reason }) => (
          <li key={`${date} ${employeeId}`}>
            {formatShortDay(date)}
            {employeeId !== null && ` zonder ${nameOf(employeeId)}`}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
