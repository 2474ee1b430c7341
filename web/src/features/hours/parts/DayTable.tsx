import { formatDay } from '../../../lib/dates/dates.ts';
import { formatQuarters } from '../grid/cell-texts.ts';
import classes from './day-table.module.css';

export interface DayTableRow {
  key: string;
  /** The labels in the columns before the days. */
  labels: readonly string[];
  /** Quarters by day; nothing where there are none. */
  quarters: ReadonlyMap<string, number>;
}

interface Props {
  label: string;
  /** The headings above the labels of the rows. */
  heads: readonly string[];
  days: readonly string[];
  rows: readonly DayTableRow[];
}

const sumQuarters = (quarters: Iterable<number>) =>
  [...quarters].reduce((sum, quarter) => sum + quarter, 0);

/** Hours by day with their sums, in a drawer and on paper. */
export function DayTable({ label, heads, days, rows }: Props) {
  const onDay = (day: string) => rows.flatMap(({ quarters }) => quarters.get(day) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroller} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {days.map((day) => (
              <th key={day} scope="col" data-number>
                <span title={formatDay(day)}>{formatDay(day).slice(0, 5)}</span>
              </th>
            ))}
            <th scope="col" data-number>
              Totaal
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, labels: [first, ...others], quarters }) => (
            <tr key={key}>
              <th scope="row" title={first}>
                <span>{first}</span>
              </th>
              {others.map((other) => (
                <td key={other}>{other}</td>
              ))}
              {days.map((day) => (
                <td key={day} data-number>
                  {formatQuarters(quarters.get(day) ?? null)}
                </td>
              ))}
              <td data-number>{formatQuarters(sumQuarters(quarters.values()))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={heads.length}>
              Totaal
            </th>
            {days.map((day) => (
              <td key={day} data-number>
                {onDay(day).length > 0 && formatQuarters(sumQuarters(onDay(day)))}
              </td>
            ))}
            <td data-number>{formatQuarters(sumQuarters(days.flatMap(onDay)))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
