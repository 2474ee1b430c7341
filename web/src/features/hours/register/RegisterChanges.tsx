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

/** Lists whose hours changed and on which days; nothing where none did. */
export function Changes({ title, from, to }: ChangesProps) {
  const changes = listChangesBetween(from, to);
  return (
    changes.length > 0 && (
      <section aria-label={title} className={classes.changes}>
        <h2 className="mb-1 text-sm font-semibold">{title}</h2>
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

/** Shows how an issue differs from the previous one; nothing for the first. */
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
