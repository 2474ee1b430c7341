import type { Absence } from '@ploegplan/contract/absences.schemas';
import { partOfDayText } from '../../data/leave.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { HueMark } from '../../ui/HueMark.tsx';
import classes from './leave.module.css';

interface Props {
  absences: readonly Absence[];
  nameOf: (id: string) => string;
  today: string;
  onOpen: (absence: Absence) => void;
}

/** Who is absent in a month, for a phone: who is now, who comes, who was. */
export function AbsentList({ absences, nameOf, today, onOpen }: Props) {
  const parts: [title: string, list: Absence[]][] = [
    ['Nu', absences.filter(({ firstDay, lastDay }) => firstDay <= today && lastDay >= today)],
    ['Straks', absences.filter(({ firstDay }) => firstDay > today)],
    ['Geweest', absences.filter(({ lastDay }) => lastDay < today)],
  ];
  return (
    <div className={classes.list}>
      {parts.map(
        ([title, list]) =>
          list.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {list.map((absence) => (
                  <li key={absence.id}>
                    <button type="button" className={classes.entry} onClick={() => onOpen(absence)}>
                      <span className={classes.entryName}>{nameOf(absence.employeeId)}</span>
                      <span className={classes.entryDays}>
                        {formatDayRange(absence.firstDay, absence.lastDay)}
                      </span>
                      <span className={classes.entryKind}>
                        <HueMark hue={absence.hue}>
                          {[absence.kindName, partOfDayText(absence)].filter(Boolean).join(', ')}
                        </HueMark>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
