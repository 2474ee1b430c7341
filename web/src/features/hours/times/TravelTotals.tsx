import { useQuery } from '@tanstack/react-query';
import { workDaysQuery } from '../../../data/hours/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import classes from '../../../ui/table/totals.module.css';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import type { HoursNames } from '../rows.ts';
import { createTimesSheet } from './sheet.ts';
import { sumTravel, sumTravelByPerson } from './travel.ts';

interface Props {
  names: HoursNames;
  period: { from: string; to: string };
}

/** Shows the travel of a period by person, and exports the times of its days; nothing without any. */
export function TravelTotals({ names, period }: Props) {
  const { data: days } = useQuery(workDaysQuery(period.from, period.to));
  if (!days || days.length === 0) return null;
  const people = sumTravelByPerson(days, names);
  const all = sumTravel(days);
  return (
    <>
      {people.length > 0 && (
        <table className={classes.totals} aria-label="Reis">
          <thead>
            <tr>
              <th scope="col">Reis</th>
              <th scope="col">Dagen</th>
              <th scope="col">Minuten</th>
              <th scope="col">Km enkele reis</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row" title={person.name}>
                  {person.name}
                </th>
                <td>{person.days}</td>
                <td>{formatNumber(person.minutes)}</td>
                <td>{formatNumber(person.kilometres)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totaal</th>
              <td>{all.days}</td>
              <td>{formatNumber(all.minutes)}</td>
              <td>{formatNumber(all.kilometres)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <div className="mt-2 mb-3 flex flex-wrap gap-2">
        <ExportButtons
          label="Tijden en reis per dag:"
          sheet={() =>
            createTimesSheet(`Tijden ${period.from} tot en met ${period.to}`, days, names)
          }
        />
      </div>
    </>
  );
}
