import { countDaysBetween } from '@ploegplan/contract/dates/dates';
import { type CSSProperties, useState } from 'react';
import { formatDates } from '../../../data/planning/project-dates.ts';
import { formatMonth } from '../../../lib/dates/dates.ts';
import { getPeriod, stepFrom, stepLabels } from '../../../lib/dates/periods.ts';
import list from '../../../ui/day-grid/list.module.css';
import { PeriodSteps } from '../../../ui/day-grid/PeriodSteps.tsx';
import { createHueStyle, HueMark } from '../../../ui/facts/HueMark.tsx';
import type { ProjectRow } from './rows.ts';
import { toDrawn } from './span.ts';
import classes from './timeline-screen.module.css';

interface Props {
  rows: readonly ProjectRow[];
  today: string;
  /** True when the search shows all hits as one list, in whichever month they are. */
  isSearching: boolean;
  onOpen: (id: string) => void;
}

const formatPercent = (days: number, of: number) => `${(days / of) * 100}%`;

/** The projects of a month, each with a small bar of its days in it, for a phone; below them what has no dates. */
export function MonthList({ rows, today, isSearching, onOpen }: Props) {
  const [day, setDay] = useState(today);
  if (isSearching) {
    return (
      <div className={list.list}>
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
  const { from: month, to: last } = getPeriod('month', day);
  const days = countDaysBetween(month, last) + 1;
  const now = countDaysBetween(month, today);
  const running = rows.filter(({ project }) => {
    const drawn = toDrawn(project);
    return drawn && drawn.start <= last && drawn.end >= month;
  });
  const undated = rows.filter(({ project }) => toDrawn(project) === null);
  return (
    <>
      <div className="flex flex-none items-center justify-between p-2">
        <PeriodSteps
          labels={stepLabels('month')}
          onStep={(by) => setDay(stepFrom('month', day, by))}
          onToday={() => setDay(today)}
        >
          <h2 className="text-lg">{formatMonth(month).long}</h2>
        </PeriodSteps>
      </div>
      <div className={list.list}>
        <section aria-label={formatMonth(month).long}>
          {running.length === 0 && <p>Niets in deze maand.</p>}
          <ul>
            {running.map((row) => {
              const drawn = toDrawn(row.project);
              const from = Math.max(0, countDaysBetween(month, drawn?.start ?? month));
              const to = Math.min(days - 1, countDaysBetween(month, drawn?.end ?? last));
              return (
                <Entry key={row.id} row={row} onOpen={onOpen}>
                  <span className={`col-span-full ${classes.small}`} aria-hidden>
                    <i
                      style={
                        {
                          left: formatPercent(from, days),
                          width: formatPercent(to - from + 1, days),
                          ...createHueStyle(row.hue),
                        } as CSSProperties
                      }
                    />
                    {now >= 0 && now < days && (
                      <b style={{ left: formatPercent(now + 0.5, days) }} />
                    )}
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
    <button type="button" className={list.entry} onClick={() => onOpen(row.id)}>
      <span className="font-semibold wrap-anywhere">{row.project.title}</span>
      {row.detail && (
        <span className="text-sm">
          <HueMark hue={row.hue}>{row.detail}</HueMark>
        </span>
      )}
      <span className={`col-span-full text-quiet`}>{formatDates(row.project)}</span>
      {children}
    </button>
  </li>
);
