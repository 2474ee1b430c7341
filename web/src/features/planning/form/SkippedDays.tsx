import { addDays } from '@ploegplan/contract/dates/dates';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { addWorkdays } from '../edits/days.ts';
import type { SkippedDay } from './values/days.ts';

interface SkippedDaysProps {
  title?: string;
  skipped: readonly SkippedDay[];
  getName: (employeeId: string) => string;
}

interface Run extends SkippedDay {
  until: string;
}

/** Days that are skipped for one reason and follow each other, at most with a weekend in between, as one. */
function joinRuns(skipped: readonly SkippedDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of skipped) {
    const { date, employeeId, reason } = day;
    const before = runs.findLast((run) => run.employeeId === employeeId);
    const follows =
      before?.reason === reason &&
      [addDays(before.until, 1), addWorkdays(before.until, 1)].includes(date);
    if (follows) before.until = date;
    else runs.push({ ...day, until: date });
  }
  return runs;
}

/** The days of a range that are left out, and why. */
export function SkippedDays({ title = 'Overgeslagen', skipped, getName }: SkippedDaysProps) {
  if (skipped.length === 0) return null;
  return (
    <div className="text-quiet text-sm">
      {title}:
      <ul aria-label="Overgeslagen dagen">
        {joinRuns(skipped).map(({ date, until, employeeId, reason }) => (
          <li key={`${date} ${employeeId}`}>
            {formatShortDay(date)}
            {until > date && ` – ${formatShortDay(until)}`}
            {employeeId !== null && ` zonder ${getName(employeeId)}`}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
