import { useQuery } from '@tanstack/react-query';
import { workDaysQuery } from '../../../data/hours/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { TotalsTable } from '../../../ui/table/TotalsTable.tsx';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import type { HoursNames } from '../rows.ts';
import { createTimesSheet } from './sheet.ts';
import { sumTravel, sumTravelByPerson } from './travel.ts';

interface Props {
  names: HoursNames;
  period: { from: string; to: string };
}

const toCells = (
  name: string,
  { days, minutes, kilometres }: { days: number; minutes: number; kilometres: number },
) => [name, days, formatNumber(minutes), formatNumber(kilometres)];

/** Shows the travel of a period by person, and exports the times of its days; nothing without any. */
export function TravelTotals({ names, period }: Props) {
  const { data: days } = useQuery(workDaysQuery(period.from, period.to));
  if (!days || days.length === 0) return null;
  const people = sumTravelByPerson(days, names);
  const all = sumTravel(days);
  return (
    <>
      {people.length > 0 && (
        <TotalsTable
          name="Reis"
          head={['Reis', 'Dagen', 'Minuten', 'Km enkele reis']}
          groups={[
            {
              rows: people.map((person) => ({
                key: person.id,
                cells: toCells(person.name, person),
              })),
            },
          ]}
          foot={toCells('Totaal', all)}
        />
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
