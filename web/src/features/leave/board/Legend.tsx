import type { HTMLAttributes, ReactNode } from 'react';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { stretchClass } from '../../../ui/facts/hue-classes.ts';
import type { LeaveView } from '../period.ts';
import type { KindMark, LeaveBar } from './bars.ts';
import classes from './board.module.css';

interface LegendProps {
  /** Leave of the kinds that are named. */
  shown: readonly { kindId: string; kindName: string; hue: number }[];
  /** The marks of kinds, by id, for places where a name does not fit. */
  codes: ReadonlyMap<string, KindMark>;
  hasPatterns?: boolean;
  children: ReactNode;
}

/** Explains the colours, codes and patterns of kinds of leave, and other marks. */
export function Legend({ shown, codes, hasPatterns = false, children }: LegendProps) {
  const kinds = [...new Map(shown.map((entry) => [entry.kindId, entry])).values()].toSorted(
    (a, b) => compareNames(a.kindName, b.kindName),
  );
  return (
    <ul className={classes.legend} aria-label="Legenda">
      {kinds.map(({ kindId, kindName, hue }) => (
        <li className="flex gap-1-5 items-center" key={kindId}>
          <span className={`${classes.chip} ${stretchClass(hue)}`} aria-hidden>
            {codes.get(kindId)?.code}
          </span>
          {hasPatterns && (
            <span
              className={`${classes.line} ${stretchClass(hue)}`}
              data-pattern={codes.get(kindId)?.pattern}
              aria-hidden
            />
          )}
          {kindName}
        </li>
      ))}
      {children}
    </ul>
  );
}

interface EntryProps extends HTMLAttributes<HTMLSpanElement> {
  /** True when the mark means leave, of any kind. */
  isLeave?: boolean;
  children: string;
}

/** A mark, as days have it, and what it means. */
export const LegendEntry = ({ isLeave = false, children, ...mark }: EntryProps) => (
  <li className="flex gap-1-5 items-center">
    <span
      className={`${classes.chip} ${isLeave ? stretchClass(null) : ''}`}
      {...mark}
      aria-hidden
    />
    {children}
  </li>
);

interface Props extends Pick<LegendProps, 'codes'> {
  view: LeaveView;
  bars: readonly LeaveBar[];
  days: readonly string[];
  daysOff: DaysOff;
}

/** The legend of the shown bars and days of the board. */
export function BoardLegend({ view, bars, codes, days, daysOff }: Props) {
  const hasRequests = bars.some(({ isRequest }) => isRequest);
  const hasParts = bars.some(({ isPart }) => isPart);
  const isClosed = days.some((day) => daysOff[day]?.kind === 'closure');
  const hasHolidays = days.some((day) => daysOff[day]?.kind === 'holiday');
  if (bars.length === 0 && !isClosed && !hasHolidays) return null;
  return (
    <Legend shown={bars} codes={codes} hasPatterns={view !== 'month'}>
      {hasRequests && <LegendEntry isLeave>Goedgekeurd</LegendEntry>}
      {hasRequests && (
        <LegendEntry isLeave data-request>
          Aangevraagd
        </LegendEntry>
      )}
      {hasParts && (
        <LegendEntry isLeave data-part>
          Deel van de dag
        </LegendEntry>
      )}
      {isClosed && <LegendEntry data-closed>Bedrijf gesloten</LegendEntry>}
      {hasHolidays && <LegendEntry data-holiday>Feestdag</LegendEntry>}
    </Legend>
  );
}
