import { addDays, addMonths } from '@ploegplan/contract/rules/dates';
import type { Work } from '@ploegplan/contract/work.schemas';
import { formatMonth, formatWeek } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { Card, EmptyText } from '../Card.tsx';
import spoken from '../spoken.module.css';
import classes from './HoursCard.module.css';

interface Props {
  work: Pick<Work, 'planned' | 'recorded' | 'periods'>;
  /** The hours that were estimated for the whole; null when they were not. */
  estimate?: number | null;
  /** Whether recorded hours are shown for the tenant. */
  withRecorded: boolean;
  unit: keyof typeof units;
}

const units = {
  week: { nameOf: formatWeek, next: (monday: string) => addDays(monday, 7) },
  month: { nameOf: formatMonth, next: (first: string) => addMonths(first, 1) },
};

/** The periods with those between them in which nothing was planned. */
function withoutGaps(periods: Work['periods'], next: (start: string) => string): Work['periods'] {
  const known = new Map(periods.map((period) => [period.start, period]));
  const all: Work['periods'] = [];
  const last = periods.at(-1)?.start ?? '';
  for (let start = periods[0]?.start ?? ''; start !== '' && start <= last; start = next(start)) {
    all.push(known.get(start) ?? { start, planned: 0, recorded: 0 });
  }
  return all;
}

/** Periods that fit beside each other. */
const MOST_PERIODS = 26;

/** The planned against the recorded hours: the sums, and the last periods as bars. */
export function HoursCard({ work, estimate = null, withRecorded, unit }: Props) {
  const { planned, recorded, periods } = work;
  const { nameOf, next } = units[unit];
  const shown = withoutGaps(periods, next).slice(-MOST_PERIODS);
  const most = Math.max(1, ...shown.flatMap((one) => [one.planned, one.recorded]));
  const figures = [
    ...(estimate === null ? [] : [{ label: 'Begroot', hours: estimate, kind: 'estimate' }]),
    { label: 'Ingepland', hours: planned, kind: 'planned' },
    ...(withRecorded ? [{ label: 'Geschreven', hours: recorded, kind: 'recorded' }] : []),
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
          <ol className={classes.periods}>
            {shown.map((period) => {
              const name = nameOf(period.start);
              const text = [
                `${name.long}: ${formatNumber(period.planned)} uur ingepland`,
                ...(withRecorded ? [`${formatNumber(period.recorded)} uur geschreven`] : []),
              ].join(', ');
              return (
                <li key={period.start} title={text}>
                  <span className={spoken.spoken}>{text}</span>
                  <span className={classes.bars} aria-hidden>
                    <span
                      data-kind="planned"
                      style={{ height: `${(100 * period.planned) / most}%` }}
                    />
                    {withRecorded && (
                      <span
                        data-kind="recorded"
                        style={{ height: `${(100 * period.recorded) / most}%` }}
                      />
                    )}
                  </span>
                  <span className={classes.name} aria-hidden>
                    {name.short}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </Card>
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
