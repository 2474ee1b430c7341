import { addDays } from '@ploegplan/contract/rules/dates';
import type { HoursCell } from '@ploegplan/contract/rules/hours';
import { formatDay, formatWeekDays } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { quartersText } from '../grid/cell-texts.ts';
import type { HoursNames } from '../rows.ts';
import classes from './week.module.css';

interface Props {
  cells: readonly HoursCell[];
  monday: string;
  names: HoursNames;
  name: string;
  /** Who approved it and when; empty when it is open. */
  approved: string;
}

const sumOf = (cells: readonly HoursCell[]) =>
  cells.reduce((sum, { quarters }) => sum + (quarters ?? 0), 0);

/** The week sheet as it is printed: hours by work, kind and day, with lines to sign on. */
export function SheetOnPaper({ cells, monday, names, name, approved }: Props) {
  const tenant = useTenant();
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const filled = cells.filter(({ quarters }) => quarters !== null);
  const lines = [...Map.groupBy(filled, ({ targetId, kindId }) => `${targetId} ${kindId}`)];
  const kinds = [...Map.groupBy(filled, ({ kindId }) => kindId)];
  return (
    <div className={classes.paper}>
      <p>
        Weekstaat van {tenant.displayName} voor {name}, {formatWeekDays(monday)}
        {approved && ` · goedgekeurd door ${approved}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Werk</th>
            <th scope="col">Soort</th>
            {days.map((day) => (
              <th key={day} scope="col" data-number>
                {formatDay(day)}
              </th>
            ))}
            <th scope="col" data-number>
              Totaal
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([key, own]) => {
            const [first] = own;
            if (!first) return null;
            const { name: work, detail } = names.targetOf(first.targetId);
            return (
              <tr key={key}>
                <th scope="row">{[work, detail].filter(Boolean).join(', ')}</th>
                <td>{names.kindOf(first.kindId)}</td>
                {days.map((day) => (
                  <td key={day} data-number>
                    {quartersText(own.find(({ date }) => date === day)?.quarters ?? null)}
                  </td>
                ))}
                <td data-number>{quartersText(sumOf(own))}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Totaal
            </th>
            {days.map((day) => {
              const own = filled.filter(({ date }) => date === day);
              return (
                <td key={day} data-number>
                  {own.length > 0 && quartersText(sumOf(own))}
                </td>
              );
            })}
            <td data-number>{quartersText(sumOf(filled))}</td>
          </tr>
        </tfoot>
      </table>
      {kinds.length > 1 && (
        <p>
          {kinds
            .map(([kindId, own]) => `${names.kindOf(kindId)} ${quartersText(sumOf(own))} uur`)
            .join(' · ')}
        </p>
      )}
      <div className={classes.signatures}>
        <span>Werknemer</span>
        <span>Leidinggevende</span>
        <span>Opdrachtgever</span>
      </div>
    </div>
  );
}
