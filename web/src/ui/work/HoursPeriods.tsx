import { getToday } from '@ploegplan/contract/dates/dates';
import { isAdmin } from '@ploegplan/contract/session/access';
import type { Work } from '@ploegplan/contract/work/schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMonth, formatWeek } from '../../lib/dates/dates.ts';
import { useSession } from '../../lib/session/session.ts';
import { formatDifference } from '../../lib/values/difference.ts';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import rows from '../states/rows.module.css';
import classes from './HoursCard.module.css';

type Period = Work['periods'][number];

interface Props {
  periods: Work['periods'];
  withRecorded: boolean;
  unit: keyof typeof units;
  /** The project that the hours are of, which a week leads to. */
  project?: string | undefined;
}

const units = {
  week: { label: 'Week', getName: formatWeek, one: 'latere week', many: 'latere weken' },
  month: { label: 'Maand', getName: formatMonth, one: 'latere maand', many: 'latere maanden' },
};

/** The number shown at first, the last of them on top. */
const FIRST = 8;

/** Sums the hours in hundredths, because sums of fractions are not exact. */
const sumHours = (periods: readonly Period[], kind: 'planned' | 'recorded' | 'due') =>
  periods.reduce((sum, period) => sum + Math.round(100 * period[kind]), 0) / 100;

/**
 * The last periods until now, the latest on top; later ones, and those long ago, are shown on request. The sum below them is of
 * what was planned until now, so the period under way tells that part of it too.
 */
export function HoursPeriods({ periods, withRecorded, unit, project }: Props) {
  const [isWhole, setWhole] = useState(false);
  const [hasLater, setLater] = useState(false);
  const { label, one, many } = units[unit];
  const later = periods.filter(({ start }) => start > getToday()).toReversed();
  const begun = periods.slice(0, periods.length - later.length).toReversed();
  const shown = begun.slice(0, isWhole ? undefined : FIRST);
  const more = begun.length - shown.length;
  const most = Math.max(1, ...periods.flatMap(({ planned, recorded }) => [planned, recorded]));
  const row = { withRecorded, unit, most, project };
  return (
    <>
      {later.length > 0 && (
        <button
          type="button"
          className={rows.foot}
          aria-expanded={hasLater}
          onClick={() => setLater(!hasLater)}
        >
          {formatQuantity(later.length, one, many)}
          {hasLater ? ' verbergen' : `, ${formatNumber(sumHours(later, 'planned'))} uur`}
        </button>
      )}
      <table className={classes.periods}>
        <thead>
          <tr>
            <th className="text-quiet" scope="col">
              {label}
            </th>
            <td />
            <th className="text-quiet" scope="col">
              Ingepland
            </th>
            {withRecorded && (
              <th className="text-quiet" scope="col">
                Ingevuld
              </th>
            )}
            {withRecorded && (
              <th className="text-quiet" scope="col">
                Verschil
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {[...(hasLater ? later : []), ...shown].map((period) => (
            <PeriodRow key={period.start} period={period} {...row} />
          ))}
        </tbody>
        {more === 0 && begun.length > 1 && (
          <tfoot>
            <tr>
              <th className="text-quiet" scope="row">
                Tot nu
              </th>
              <td />
              <td>{formatNumber(sumHours(begun, 'due'))}</td>
              {withRecorded && <td>{formatNumber(sumHours(begun, 'recorded'))}</td>}
              {withRecorded && <td>{formatTotalDifference(begun)}</td>}
            </tr>
          </tfoot>
        )}
      </table>
      {more > 0 && (
        <button type="button" className={rows.foot} onClick={() => setWhole(true)}>
          Nog {more} tonen
        </button>
      )}
    </>
  );
}

const formatTotalDifference = (periods: readonly Period[]) =>
  formatDifference(sumHours(periods, 'recorded') - sumHours(periods, 'due'));

interface RowProps extends Pick<Props, 'withRecorded' | 'unit' | 'project'> {
  period: Period;
  most: number;
}

function PeriodRow({ period, withRecorded, unit, most, project }: RowProps) {
  const session = useSession();
  const { start, planned, recorded, due } = period;
  const isUnderWay = start <= getToday() && due !== planned;
  const { short, long } = units[unit].getName(start);
  const name = (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{long}</span>
    </>
  );
  const isLink = unit === 'week' && withRecorded && session && isAdmin(session);
  const bar = (kind: 'planned' | 'recorded', hours: number) => (
    <span data-kind={kind} style={{ width: `${(100 * hours) / most}%` }} />
  );
  return (
    <tr>
      <th className="text-quiet" scope="row" title={long}>
        {isLink ? (
          <Link to="/hoursmanagement" search={{ datum: start, ...(project && { werk: project }) }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className={classes.bars}>
        {bar('planned', planned)}
        {withRecorded && bar('recorded', recorded)}
      </td>
      <td className="whitespace-nowrap">
        {isUnderWay && <span className={classes.whole}>{formatNumber(planned)}, tot nu </span>}
        {formatNumber(isUnderWay ? due : planned)}
      </td>
      {withRecorded && <td>{formatNumber(recorded)}</td>}
      {withRecorded && <td>{formatTotalDifference([period])}</td>}
    </tr>
  );
}
