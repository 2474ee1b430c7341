import '../../../ui/form/mantine.ts';
import { useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { TotalsTable } from '../../../ui/table/TotalsTable.tsx';
import { ClassTotals } from '../classes/ClassTotals.tsx';
import { sumText } from '../grid/cell-texts.ts';
import { createHoursSheet } from '../sheet.ts';
import { TravelTotals } from '../times/TravelTotals.tsx';
import { computeTotals, type TotalsBy, totalsBy } from '../totals.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { HoursDrawerProps } from './HoursDrawers.tsx';

interface Sums {
  planned: number;
  recorded: number;
  approved: number;
}

const toCells = (name: string, { planned, recorded, approved }: Sums) => [
  name,
  ...[planned, recorded, approved].map(sumText),
];

const sum = (totals: readonly Sums[]): Sums =>
  totals.reduce(
    (all, total) => ({
      recorded: all.recorded + total.recorded,
      planned: all.planned + total.planned,
      approved: all.approved + total.approved,
    }),
    { recorded: 0, planned: 0, approved: 0 },
  );

/** Shows everybody's totals, and exports them to a file. Default export for lazy loading. */
export default function TotalsDrawer({ opened, onClose, page, names }: HoursDrawerProps) {
  const { terms } = useTenant();
  const [by, setBy] = useState<TotalsBy>('person');
  const period = { from: page.days[0] ?? '', to: page.days.at(-1) ?? '' };
  const cells = [...(page.cells?.values() ?? [])];
  const totals = computeTotals(cells, by, names, period);
  const all = sum(totals);
  const open = all.recorded - all.approved;
  const title = `Uren ${period.from} tot en met ${period.to}`;
  const labels: Record<TotalsBy, string> = {
    person: 'Personeel',
    project: terms.projects,
    client: 'Klanten',
    kind: 'Soorten',
  };
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="Totalen"
      footer={
        <ExportButtons
          label="Alle regels:"
          disabled={totals.length === 0}
          sheet={() => createHoursSheet(title, cells, names, period, terms)}
        />
      }
    >
      <p className="mb-3 text-quiet">
        {formatDayRange(period.from, period.to)}
        {open > 0 && `, ${sumText(open)} uur is nog niet goedgekeurd`}
      </p>
      <Segments<TotalsBy>
        isWide
        aria-label="Totalen per"
        value={by}
        onChange={setBy}
        options={totalsBy.map((value) => ({ value, label: labels[value] }))}
      />
      {totals.length === 0 && <EmptyText>Geen uren in deze periode.</EmptyText>}
      {totals.length > 0 && (
        <TotalsTable
          name="Totalen"
          head={['Naam', 'Gepland', 'Uren', 'Goedgekeurd']}
          groups={[
            { rows: totals.map((one) => ({ key: one.key, cells: toCells(one.name, one) })) },
          ]}
          foot={toCells('Totaal', all)}
        />
      )}
      <ClassTotals names={names} period={period} />
      <TravelTotals names={names} period={period} />
    </SideDrawer>
  );
}
