import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { travelRoleTexts } from '@ploegplan/contract/work-days/texts';
import { formatDay } from '../../../lib/dates/dates.ts';
import tables from '../parts/day-table.module.css';
import { sumTravel } from './travel.ts';

/** The times and travel of the days of a week, as they are printed. */
export function TimesOnPaper({ days }: { days: readonly WorkDay[] }) {
  if (days.length === 0) return null;
  const { minutes, kilometres } = sumTravel(days);
  const hasTravel = days.some(({ travel }) => travel !== null);
  return (
    <section aria-label="Tijden">
      <h2>Tijden</h2>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">Dag</th>
            <th scope="col">Begin</th>
            <th scope="col">Einde</th>
            <th scope="col" data-number>
              Pauze (min)
            </th>
            {hasTravel && (
              <>
                <th scope="col" data-number>
                  Reis (min)
                </th>
                <th scope="col" data-number>
                  Km enkele reis
                </th>
                <th scope="col">Vervoer</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.date}>
              <td>{formatDay(day.date)}</td>
              <td>{day.startTime?.slice(0, 5)}</td>
              <td>{day.endTime?.slice(0, 5)}</td>
              <td data-number>{day.startTime && day.breakMinutes}</td>
              {hasTravel && (
                <>
                  <td data-number>{day.travel?.minutes}</td>
                  <td data-number>{day.travel?.kilometres}</td>
                  <td>{day.travel && travelRoleTexts[day.travel.role]}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        {hasTravel && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                Totaal
              </th>
              <td data-number>{minutes}</td>
              <td data-number>{kilometres}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
