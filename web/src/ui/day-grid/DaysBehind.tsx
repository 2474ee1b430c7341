import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { memo } from 'react';
import { isFreeDay } from '../../lib/dates/free-days.ts';
import type { DaysOff } from '../../lib/dates/useHolidays.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import classes from './days.module.css';
import { createColumnStyle, type HeadPart } from './heads.ts';

interface Props {
  days: readonly string[];
  daysOff: DaysOff;
  today: string;
  /** The column of the first day. */
  first?: number;
  /** A day is hardly wider than a line: free days are left out, and today is a line. */
  isNarrow?: boolean;
  /** The column of today, for a line through its middle. */
  lineAt?: number | undefined;
  /** The labels at the lines, such as months where days are narrow. */
  parts?: readonly HeadPart[] | undefined;
}

interface Stretch {
  day: string;
  from: number;
  count: number;
  kind: string;
  name: string | undefined;
  isToday: boolean;
}

/** Following days that look the same are one element. */
function groupStretches(
  { days, daysOff, today, first = 0, isNarrow = false }: Props,
  workingWeek: WorkingWeek,
): Stretch[] {
  const stretches: Stretch[] = [];
  days.forEach((day, at) => {
    const off = daysOff[day];
    const isFree = !isNarrow && isFreeDay(day, workingWeek, daysOff);
    const kind = off?.kind ?? (isFree ? 'free' : '');
    const isToday = day === today;
    if (kind === '' && !isToday) return;
    const last = stretches.at(-1);
    const from = first + at;
    const isNext = last && last.from + last.count === from && !last.isToday && !isToday;
    if (isNext && last.kind === kind && last.name === off?.name) last.count += 1;
    else stretches.push({ day, from, count: 1, kind, name: off?.name, isToday });
  });
  return stretches;
}

/** Days on which the company does not work, and today: one layer behind all rows. */
export const DaysBehind = memo((props: Props) => {
  const { workingWeek } = useTenant();
  return (
    <div className={classes.background} data-narrow={props.isNarrow || undefined} aria-hidden>
      {groupStretches(props, workingWeek).map(({ day, from, count, kind, name, isToday }) => (
        <i
          key={day}
          style={createColumnStyle(from, count)}
          data-kind={kind}
          data-today={isToday || undefined}
          title={name}
          data-name={kind === 'holiday' ? name : undefined}
        />
      ))}
      {props.parts?.map(({ key, from, count }) => (
        <i key={key} style={createColumnStyle(from, count)} data-kind="part" />
      ))}
      {props.lineAt !== undefined && (
        <i style={createColumnStyle(props.lineAt + 0.5, 0)} data-kind="line" />
      )}
    </div>
  );
});
