import type { DayRegister } from '@ploegplan/contract/hours.schemas';
import { formatDay } from '../../../lib/dates/dates.ts';
import { hoursText } from '../../../lib/values/hours.ts';
import { changesBetween } from './changes.ts';
import classes from './register.module.css';

interface Props {
  issue: DayRegister;
  issues: readonly DayRegister[];
}

/** What an issue says other than the one before it; nothing for the first. */
export function RegisterChanges({ issue, issues }: Props) {
  const before = issues.find(({ number }) => number === issue.number - 1);
  const changes = before ? changesBetween(before.lines, issue.lines) : [];
  return (
    changes.length > 0 && (
      <section aria-label="Gewijzigd" className={classes.changes}>
        <h2>Gewijzigd sinds nummer {issue.number - 1}</h2>
        <ul>
          {changes.map(({ key, name, date, before: was, after }) => (
            <li key={key}>
              {name}, {formatDay(date)}: {hoursText(was)} → {hoursText(after)}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
