import type { Work } from '@ploegplan/contract/work/schemas';
import { formatDifference } from '../../lib/values/difference.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import legend from '../facts/swatch.module.css';
import { Card, EmptyText } from '../page/Card.tsx';
import classes from './HoursCard.module.css';
import { HoursPeriods } from './HoursPeriods.tsx';

interface Props {
  work: Pick<Work, 'planned' | 'recorded' | 'due' | 'periods'>;
  /** The hours that were estimated for the whole; null when they were not. */
  estimate?: number | null;
  /** True when recorded hours are shown for the tenant. */
  withRecorded: boolean;
  unit: 'week' | 'month';
  /** The project that they are of. */
  project?: string | undefined;
}

/** The recorded hours against what was planned until now: the sums, and each period with its bar. */
export function HoursCard({ work, estimate = null, withRecorded, unit, project }: Props) {
  const { planned, recorded, due, periods } = work;
  const later = planned - due;
  const figures = [
    ...(estimate === null ? [] : [{ label: 'Begroot', text: formatNumber(estimate) }]),
    { label: 'Ingepland tot nu', text: formatNumber(due), kind: 'planned' },
    ...(withRecorded
      ? [
          { label: 'Ingevuld', text: formatNumber(recorded), kind: 'recorded' },
          { label: 'Verschil tot nu', text: formatDifference(recorded - due) || '0' },
        ]
      : []),
    ...(later > 0 ? [{ label: 'Later ingepland', text: formatNumber(later) }] : []),
  ];
  return (
    <Card title="Uren" isEarly>
      {periods.length === 0 && estimate === null && (
        <EmptyText>Er is nog niets ingepland.</EmptyText>
      )}
      {(periods.length > 0 || estimate !== null) && (
        <div className="flex flex-col gap-3 px-4 pb-4">
          <dl className={`${classes.figures} flex flex-wrap gap-y-2 gap-x-4`}>
            {figures.map(({ label, text, kind }) => (
              <div key={label} data-kind={kind}>
                <dt
                  className={`flex gap-1-5 items-center text-quiet text-sm ${kind ? legend.swatch : ''}`}
                >
                  {label}
                </dt>
                <dd className="font-semibold text-lg tabular-nums">{text} uur</dd>
              </div>
            ))}
          </dl>
          {estimate !== null && estimate > 0 && (
            <Progress estimate={estimate} done={withRecorded ? recorded : planned} />
          )}
        </div>
      )}
      {periods.length > 0 && <HoursPeriods {...{ periods, withRecorded, unit, project }} />}
    </Card>
  );
}

/** Shows the used share of the estimate; red with words when it is exceeded. */
function Progress({ estimate, done }: { estimate: number; done: number }) {
  const percentage = Math.round((100 * done) / estimate);
  const isOver = done > estimate;
  return (
    <p
      className={`flex gap-3 items-center text-sm ${isOver ? 'text-error' : 'text-quiet'}`}
      data-over={isOver || undefined}
    >
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${Math.min(100, percentage)}%` }} />
      </span>
      {isOver
        ? `${formatNumber(done - estimate)} uur meer dan begroot`
        : `${percentage} % van het begrote`}
    </p>
  );
}
