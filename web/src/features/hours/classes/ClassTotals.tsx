import { useQuery } from '@tanstack/react-query';
import { payPartsQuery } from '../../../data/hours/hours.ts';
import { formatWeekAndYear } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { Folded } from '../../../ui/page/Folded.tsx';
import { TotalsTable } from '../../../ui/table/TotalsTable.tsx';
import { ExportButtons } from '../parts/ExportButtons.tsx';
import type { HoursNames } from '../rows.ts';
import { computeClassTotals, groupOvertime } from './overtime.ts';
import { createOvertimeSheet, createPayPartsSheet } from './sheets.ts';

interface Props {
  names: HoursNames;
  period: { from: string; to: string };
}

const formatMinutes = (minutes: number) => formatNumber(minutes / 60);

/** Shows the hours of a period by class, and the surcharges by project, person and week; nothing without pay rules. */
export function ClassTotals({ names, period }: Props) {
  const { terms } = useTenant();
  const { data: parts } = useQuery(payPartsQuery(period.from, period.to));
  if (!parts || parts.length === 0) return null;
  const until = `${period.from} tot en met ${period.to}`;
  const projects = groupOvertime(parts, names);
  return (
    <>
      <TotalsTable
        name="Toeslagen"
        head={['Toeslagen', 'Uren', 'Goedgekeurd']}
        groups={[
          {
            rows: computeClassTotals(parts).map(({ key, text, minutes, approved }) => ({
              key,
              cells: [text, formatMinutes(minutes), formatMinutes(approved)],
            })),
          },
        ]}
      />
      <div className="mt-2 mb-3 flex flex-wrap gap-2">
        <ExportButtons
          label="Toeslagen per dag:"
          sheet={() => createPayPartsSheet(`Toeslagen ${until}`, parts, names, terms)}
        />
      </div>
      {projects.length > 0 && (
        <Folded label={`Toeslagen per ${terms.project.toLowerCase()}`}>
          {projects.map(({ key, name, rows }) => (
            <TotalsTable
              key={key}
              name={name}
              head={[name, 'Uren', 'Goedgekeurd']}
              groups={[
                {
                  rows: rows.map((row) => ({
                    key: row.key,
                    cells: [
                      `${row.name}, ${formatWeekAndYear(row.monday)}: ${row.text}`,
                      formatMinutes(row.minutes),
                      formatMinutes(row.approved),
                    ],
                  })),
                },
              ]}
            />
          ))}
          <div className="mt-2 mb-3 flex flex-wrap gap-2">
            <ExportButtons
              label="Deze lijst:"
              sheet={() =>
                createOvertimeSheet(
                  `Toeslagen per ${terms.project.toLowerCase()} ${until}`,
                  projects,
                  terms,
                )
              }
            />
          </div>
        </Folded>
      )}
    </>
  );
}
