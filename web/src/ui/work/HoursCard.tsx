import { today } from '@ploegplan/contract/rules/dates';
import type { Work } from '@ploegplan/contract/work.schemas';
import { useState } from 'react';
import { formatMonth, formatWeek } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { Card, EmptyText } from '../Card.tsx';
import rows from '../rows.module.css';
import spoken from '../spoken.module.css';
import classes from './HoursCard.module.css';

interface Props {
  /** With `plannedAhead`, the sums are until the end of this week, and that is what is planned after it. */
  work: Pick<Work, 'planned' | 'recorded' | 'periods'> & { plannedAhead?: number };
  /** The hours that were estimated for the whole; null when they were not. */
  estimate?: number | null;
  /** Whether recorded hours are shown for the tenant. */
  withRecorded: boolean;
  unit: keyof typeof units;
}

const units = {
  week: { label: 'Week', nameOf: formatWeek },
  month: { label: 'Maand', nameOf: formatMonth },
};

/** The planned against the recorded hours: the sums, and each period with its bar. */
export function HoursCard({ work, estimate = null, withRecorded, unit }: Props) {
  const { planned, recorded, periods, plannedAhead } = work;
  const hasAhead = plannedAhead !== undefined;
  const figures = [
    ...(estimate === null ? [] : [{ label: 'Begroot', hours: estimate, kind: 'estimate' }]),
    { label: hasAhead ? 'Ingepland t/m deze week' : 'Ingepland', hours: planned, kind: 'planned' },
    ...(withRecorded ? [{ label: 'Geschreven', hours: recorded, kind: 'recorded' }] : []),
    ...(plannedAhead ? [{ label: 'Vanaf volgende week', hours: plannedAhead, kind: 'ahead' }] : []),
  ];
  return (
    <Card title="Uren">
      {periods.length === 0 && estimate === null && (
        <EmptyText>Er is nog niets ingepland.</EmptyText>
      )}
      {(periods.length > 0 || estimate !== null) && (
        <div className={classes.content}>
          <dl className={classes.figures}>
            {figures.map(({ label, hours, kind }) => (
              <div key={kind} data-kind={kind}>
                <dt>{label}</dt>
                <dd>{formatNumber(hours)} uur</dd>
              </div>
            ))}
          </dl>
          {estimate !== null && estimate > 0 && (
            <Progress estimate={estimate} done={withRecorded ? recorded : planned} />
          )}
        </div>
      )}
      {periods.length > 0 && <Periods {...{ periods, withRecorded, unit, hasAhead }} />}
    </Card>
  );
}

/** In hundredths, because sums of fractions are not exact. */
const sumOf = (periods: Work['periods'], kind: 'planned' | 'recorded') =>
  periods.reduce((sum, one) => sum + Math.round(100 * one[kind]), 0) / 100;

/** Shown at first, the last of them on top. */
const FIRST = 8;

interface PeriodsProps extends Pick<Props, 'withRecorded' | 'unit'>, Pick<Work, 'periods'> {
  /** The total leaves out what comes after this week. */
  hasAhead: boolean;
}

function Periods({ periods, withRecorded, unit, hasAhead }: PeriodsProps) {
  const [isWhole, setWhole] = useState(false);
  const { label, nameOf } = units[unit];
  const most = Math.max(1, ...periods.flatMap((one) => [one.planned, one.recorded]));
  const shown = periods.toReversed().slice(0, isWhole ? undefined : FIRST);
  const isAll = shown.length === periods.length;
  const counted = hasAhead ? periods.filter(({ start }) => start <= today()) : periods;
  const bar = (kind: 'planned' | 'recorded', hours: number) => (
    <span data-kind={kind} style={{ width: `${(100 * hours) / most}%` }} />
  );
  return (
    <>
      <table className={classes.periods}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <td />
            <th scope="col">Ingepland</th>
            {withRecorded && <th scope="col">Geschreven</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ start, planned, recorded }) => (
            <tr key={start}>
              <th scope="row" title={nameOf(start).long}>
                <span aria-hidden>{nameOf(start).short}</span>
                <span className={spoken.spoken}>{nameOf(start).long}</span>
              </th>
              <td className={classes.bars}>
                {bar('planned', planned)}
                {withRecorded && bar('recorded', recorded)}
              </td>
              <td>{formatNumber(planned)}</td>
              {withRecorded && <td>{formatNumber(recorded)}</td>}
            </tr>
          ))}
        </tbody>
        {isAll && periods.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{hasAhead ? 'T/m deze week' : 'Totaal'}</th>
              <td />
              <td>{formatNumber(sumOf(counted, 'planned'))}</td>
              {withRecorded && <td>{formatNumber(sumOf(counted, 'recorded'))}</td>}
            </tr>
          </tfoot>
        )}
      </table>
      {!isAll && (
        <button type="button" className={rows.foot} onClick={() => setWhole(true)}>
          Nog {periods.length - shown.length} tonen
        </button>
      )}
    </>
  );
}

/** How much of the estimate is used; red with words when it is exceeded. */
function Progress({ estimate, done }: { estimate: number; done: number }) {
  const percentage = Math.round((100 * done) / estimate);
  const isOver = done > estimate;
  return (
    <p className={classes.progress} data-over={isOver || undefined}>
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${Math.min(100, percentage)}%` }} />
      </span>
      {isOver
        ? `${formatNumber(done - estimate)} uur meer dan begroot`
        : `${percentage} % van het begrote`}
    </p>
  );
}
