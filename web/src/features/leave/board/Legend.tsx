import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { stretchClass } from '../../../ui/hue-classes.ts';
import type { LeaveView } from '../period.ts';
import type { KindMark, LeaveBar } from './bars.ts';
import classes from './board.module.css';

interface Props {
  view: LeaveView;
  bars: readonly LeaveBar[];
  /** By the ids of kinds, how bars without room for a name are marked. */
  marks: ReadonlyMap<string, KindMark>;
  days: readonly string[];
  daysOff: DaysOff;
}

/** What the colours, codes, patterns and hatching of the shown bars and days mean. */
export function Legend({ view, bars, marks, days, daysOff }: Props) {
  const kinds = [...new Map(bars.map((bar) => [bar.kindId, bar])).values()].toSorted((one, other) =>
    compareNames(one.kindName, other.kindName),
  );
  const hasRequests = bars.some(({ isRequest }) => isRequest);
  const hasParts = bars.some(({ isPart }) => isPart);
  const isClosed = days.some((day) => daysOff[day]?.kind === 'closure');
  const hasHolidays = days.some((day) => daysOff[day]?.kind === 'holiday');
  if (kinds.length === 0 && !isClosed && !hasHolidays) return null;
  const grey = `${classes.chip} ${stretchClass(null)}`;
  return (
    <ul className={classes.legend} aria-label="Legenda">
      {kinds.map(({ kindId, kindName, hue }) => (
        <li key={kindId}>
          <span className={`${classes.chip} ${stretchClass(hue)}`} aria-hidden>
            {marks.get(kindId)?.code}
          </span>
          {view !== 'month' && (
            <span
              className={`${classes.line} ${stretchClass(hue)}`}
              data-pattern={marks.get(kindId)?.pattern}
              aria-hidden
            />
          )}
          {kindName}
        </li>
      ))}
      {hasRequests && (
        <>
          <li>
            <span className={grey} aria-hidden />
            Goedgekeurd
          </li>
          <li>
            <span className={grey} data-request aria-hidden />
            Aangevraagd
          </li>
        </>
      )}
      {hasParts && (
        <li>
          <span className={grey} data-part aria-hidden />
          Deel van de dag
        </li>
      )}
      {isClosed && (
        <li>
          <span className={classes.chip} data-closed aria-hidden />
          Bedrijf gesloten
        </li>
      )}
      {hasHolidays && (
        <li>
          <span className={classes.chip} data-holiday aria-hidden />
          Feestdag
        </li>
      )}
    </ul>
  );
}
