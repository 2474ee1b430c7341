import type { RegisterLine } from '@ploegplan/contract/hours.schemas';
import { addDays } from '@ploegplan/contract/rules/dates';
import { toQuarters } from '@ploegplan/contract/rules/leave-hours';
import { formatDay } from '../../../lib/dates/dates.ts';
import { quartersText } from '../grid/cell-texts.ts';
import classes from './register.module.css';

interface Props {
  lines: readonly RegisterLine[];
  monday: string;
}

const sumOf = (lines: readonly RegisterLine[]) =>
  lines.reduce((sum, { hours }) => sum + toQuarters(hours), 0);

/** People by days, with sums. */
export function RegisterTable({ lines, monday }: Props) {
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter(
    (day, at) => at < 5 || lines.some(({ date }) => date === day),
  );
  const people = [...Map.groupBy(lines, ({ employeeId }) => employeeId)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroller} tabIndex={0} aria-label="Mandagen">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Naam</th>
            {days.map((day) => (
              <th key={day} scope="col">
                <span title={formatDay(day)}>{formatDay(day).slice(0, 5)}</span>
              </th>
            ))}
            <th scope="col">Totaal</th>
          </tr>
        </thead>
        <tbody>
          {people.map(([employeeId, own]) => (
            <tr key={employeeId}>
              <th scope="row">{own[0]?.name}</th>
              {days.map((day) => {
                const line = own.find(({ date }) => date === day);
                return <td key={day}>{line && quartersText(toQuarters(line.hours))}</td>;
              })}
              <td>{quartersText(sumOf(own))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Totaal</th>
            {days.map((day) => {
              const sum = sumOf(lines.filter(({ date }) => date === day));
              return <td key={day}>{sum > 0 && quartersText(sum)}</td>;
            })}
            <td>{quartersText(sumOf(lines))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
