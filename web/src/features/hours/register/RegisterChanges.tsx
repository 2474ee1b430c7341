import type { DayRegister } from '@ploegplan/contract/hours/schemas';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { listChangesBetween } from './changes.ts';
import classes from './register.module.css';

interface ChangesProps {
  title: string;
  from: DayRegister['lines'];
  to: DayRegister['lines'];
}

/** Which days of whom are other hours; nothing where none are. */
export function Changes({ title, from, to }: ChangesProps) {
  const changes = listChangesBetween(from, to);
  return (
    changes.length > 0 && (
      <section aria-label={title} className={classes.changes}>
        <h2>{title}</h2>
        <ul>
          {changes.map(({ key, name, of, date, before, after }) => (
            <li key={key}>
              {name}, {formatDay(date)}
              {of === 'travel' && ', reizen'}: {formatHoursText(before)} → {formatHoursText(after)}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

interface Props {
  issue: DayRegister;
  issues: readonly DayRegister[];
}

/** What an issue says other than the one before it; nothing for the first. */
export function RegisterChanges({ issue, issues }: Props) {
  const before = issues.find(({ number }) => number === issue.number - 1);
  return (
    before && (
      <Changes
        title={`Gewijzigd sinds nummer ${before.number}`}
        from={before.lines}
        to={issue.lines}
      />
    )
  );
}
