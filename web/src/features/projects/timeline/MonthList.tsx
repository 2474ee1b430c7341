import { addDays, addMonths, daysBetween } from '@ploegplan/contract/rules/dates';
import { type CSSProperties, useState } from 'react';
import { datesText } from '../../../data/project-dates.ts';
import { formatMonth } from '../../../lib/dates/dates.ts';
import { PeriodSteps } from '../../../ui/days/PeriodSteps.tsx';
import { HueMark, hueStyle } from '../../../ui/HueMark.tsx';
import type { ProjectRow } from './rows.ts';
import { drawnOf } from './span.ts';
import classes from './timeline-screen.module.css';

interface Props {
  rows: readonly ProjectRow[];
  today: string;
  /** All that was found is one list, in whichever month it is. */
  isSearching: boolean;
  onOpen: (id: string) => void;
}

const percent = (days: number, of: number) => `${(days / of) * 100}%`;

/** The projects of a month, each with a small bar of its days in it, for a phone; below them what has no dates. */
export function MonthList({ rows, today, isSearching, onOpen }: Props) {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const [month, setMonth] = useState(thisMonth);
  if (isSearching) {
    return (
      <div className={classes.list}>
        <section aria-label="Gevonden">
          <ul>
            {rows.map((row) => (
              <Entry key={row.id} row={row} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      </div>
    );
  }
  const last = addDays(addMonths(month, 1), -1);
  const days = daysBetween(month, last) + 1;
  const now = daysBetween(month, today);
  const running = rows.filter(({ project }) => {
    const drawn = drawnOf(project);
    return drawn && drawn.start <= last && drawn.end >= month;
  });
  const undated = rows.filter(({ project }) => drawnOf(project) === null);
  return (
    <>
      <div className={classes.months}>
        <PeriodSteps
          labels={['Vorige maand', 'Volgende maand']}
          onStep={(by) => setMonth(addMonths(month, by))}
          onToday={() => setMonth(thisMonth)}
        >
          <h2>{formatMonth(month).long}</h2>
        </PeriodSteps>
      </div>
      <div className={classes.list}>
        <section aria-label={formatMonth(month).long}>
          {running.length === 0 && <p>Niets in deze maand.</p>}
          <ul>
            {running.map((row) => {
              const drawn = drawnOf(row.project);
              const from = Math.max(0, daysBetween(month, drawn?.start ?? month));
              const to = Math.min(days - 1, daysBetween(month, drawn?.end ?? last));
              return (
                <Entry key={row.id} row={row} onOpen={onOpen}>
                  <span className={classes.small} aria-hidden>
                    <i
                      style={
                        {
                          left: percent(from, days),
                          width: percent(to - from + 1, days),
                          ...hueStyle(row.hue),
                        } as CSSProperties
                      }
                    />
                    {now >= 0 && now < days && <b style={{ left: percent(now + 0.5, days) }} />}
                  </span>
                </Entry>
              );
            })}
          </ul>
        </section>
        {undated.length > 0 && (
          <section aria-label="Zonder datums">
            <h3>Zonder datums</h3>
            <ul>
              {undated.map((row) => (
                <Entry key={row.id} row={row} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

interface EntryProps {
  row: ProjectRow;
  onOpen: (id: string) => void;
  children?: React.ReactNode;
}

const Entry = ({ row, onOpen, children }: EntryProps) => (
  <li>
    <button type="button" className={classes.entry} onClick={() => onOpen(row.id)}>
      <span className={classes.entryName}>{row.project.title}</span>
      {row.detail && (
        <span className={classes.entryStatus}>
          <HueMark hue={row.hue}>{row.detail}</HueMark>
        </span>
      )}
      <span className={classes.entryDays}>{datesText(row.project)}</span>
      {children}
    </button>
  </li>
);
