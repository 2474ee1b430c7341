import { memo, useMemo } from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { isFreeDay } from '../../../lib/dates/free-days.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import frame from '../../../ui/day-grid/grid.module.css';
import { createColumnStyle } from '../../../ui/day-grid/heads.ts';
import type { LeaveView } from '../period.ts';
import { countAbsent, findMostByWeek, type LeaveBar } from './bars.ts';
import classes from './board.module.css';

interface Props {
  view: LeaveView;
  bars: ReadonlyMap<string, LeaveBar[]>;
  days: readonly string[];
  daysOff: DaysOff;
  /** True when a text fits in this many days. */
  fits: (text: string, days: number) => boolean;
}

/** Shows the number of absent people by day; where a day has no room for a number, a histogram with the maximum of each week. */
export const AbsentCounts = memo(function AbsentCounts({ view, bars, days, daysOff, fits }: Props) {
  const { workingWeek } = useTenant();
  const counts = useMemo(
    () => countAbsent(bars, days, (day) => isFreeDay(day, workingWeek, daysOff)),
    [bars, days, daysOff, workingWeek],
  );
  const byDay = view === 'month';
  const highest = Math.max(1, ...counts);
  return (
    <div className={frame.foot} role="row">
      <div className={frame.corner} role="rowheader">
        Afwezig
        {!byDay && <span className="block text-xs">meeste per week</span>}
      </div>
      <div className={frame.track} role={byDay ? 'gridcell' : 'presentation'}>
        {counts.map((count, at) =>
          count === 0 ? null : (
            <span
              key={days[at]}
              className={byDay ? classes.count : classes.day}
              style={{ ...createColumnStyle(at), '--share': `${(100 * count) / highest}%` }}
              title={`${formatShortDay(days[at] ?? '')}: ${count} afwezig`}
            >
              {byDay && count}
            </span>
          ),
        )}
        {!byDay &&
          findMostByWeek(counts, days).map(({ key, week, most, from, count }) => (
            <div
              key={key}
              role="gridcell"
              aria-label={`Week ${week}: hoogstens ${most} afwezig`}
              className={classes.most}
              style={createColumnStyle(from, count)}
            >
              {most > 0 && fits(`${most}`, count) && most}
            </div>
          ))}
      </div>
    </div>
  );
});
