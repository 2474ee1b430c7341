import type { Absence } from '@ploegplan/contract/absences/schemas';
import { addMonths } from '@ploegplan/contract/dates/dates';
import { formatMonth, formatShortDay } from '../../../lib/dates/dates.ts';
import { isFreeDay } from '../../../lib/dates/free-days.ts';
import { getPeriod, listDays } from '../../../lib/dates/periods.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { stretchClass } from '../../../ui/facts/hue-classes.ts';
import type { KindMark } from '../board/bars.ts';
import { Legend, LegendEntry } from '../board/Legend.tsx';
import classes from './card.module.css';

interface Props {
  year: number;
  absences: readonly Absence[];
  daysOff: DaysOff;
  today: string;
  /** The code of each kind, by id, for its days. */
  codes: ReadonlyMap<string, KindMark>;
}

const listMonths = (year: number) =>
  Array.from({ length: 12 }, (_, at) => addMonths(`${year}-01-01`, at));

/** The absence that shows on a day: an illness before others, whole days before parts. */
const findShownOn = (absences: readonly Absence[], day: string): Absence | undefined =>
  absences
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .toSorted(
      (a, b) =>
        Number(b.kind === 'sick') - Number(a.kind === 'sick') ||
        Number(b.hoursPerDay === null) - Number(a.hoursPerDay === null),
    )[0];

/** A year of one person: a row for each month, a cell for each day with the code of its leave, and what the codes mean below. */
export function YearGrid({ year, absences, daysOff, today, codes }: Props) {
  const { workingWeek } = useTenant();
  const months = listMonths(year).map(
    (first) => [first, listDays(getPeriod('month', first))] as const,
  );
  const days = months.flatMap(([, ofMonth]) => ofMonth);
  return (
    <div className={classes.year}>
      <table aria-label={`Verlof in ${year}`}>
        <thead>
          <tr>
            <td />
            {(months[0]?.[1] ?? []).map((day) => (
              <th key={day} scope="col">
                {Number(day.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(([first, ofMonth]) => (
            <tr key={first}>
              <th scope="row">{formatMonth(first).short}</th>
              {ofMonth.map((day) => {
                const absence = findShownOn(absences, day);
                const off = daysOff[day];
                const label = [formatShortDay(day, year), off?.name, absence?.kindName]
                  .filter(Boolean)
                  .join(': ');
                return (
                  <td
                    key={day}
                    title={label}
                    data-free={isFreeDay(day, workingWeek, daysOff) || undefined}
                    data-closed={off?.kind === 'closure' || undefined}
                    aria-current={day === today ? 'date' : undefined}
                    data-part={(absence && absence.hoursPerDay !== null) || undefined}
                    data-absent={absence !== undefined || undefined}
                    className={absence && stretchClass(absence.hue)}
                  >
                    {absence && codes.get(absence.kindId)?.code}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend shown={absences} codes={codes}>
        {days.some((day) => daysOff[day]?.kind === 'closure') && (
          <LegendEntry data-closed>Bedrijf gesloten</LegendEntry>
        )}
        <LegendEntry data-free>Vrije dag</LegendEntry>
        {days.includes(today) && <LegendEntry data-today>Vandaag</LegendEntry>}
      </Legend>
    </div>
  );
}
