import '../../../ui/form/mantine.ts';
import { useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import classes from '../../../ui/table/totals.module.css';
import { ClassTotals } from '../classes/ClassTotals.tsx';
import { sumText } from '../grid/cell-texts.ts';
import { createHoursSheet } from '../sheet.ts';
import { TravelTotals } from '../times/TravelTotals.tsx';
import { computeTotals, type TotalsBy, totalsBy } from '../totals.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { HoursDrawerProps } from './HoursDrawers.tsx';

const sum = (totals: readonly { recorded: number; planned: number; approved: number }[]) =>
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
        <table className={classes.totals}>
          <thead>
            <tr>
              <th scope="col">Naam</th>
              <th scope="col">Gepland</th>
              <th scope="col">Uren</th>
              <th scope="col">Goedgekeurd</th>
            </tr>
          </thead>
          <tbody>
            {totals.map(({ key, name, planned, recorded, approved }) => (
              <tr key={key}>
                <th scope="row" title={name}>
                  {name}
                </th>
                <td>{sumText(planned)}</td>
                <td>{sumText(recorded)}</td>
                <td>{sumText(approved)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totaal</th>
              <td>{sumText(all.planned)}</td>
              <td>{sumText(all.recorded)}</td>
              <td>{sumText(all.approved)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <ClassTotals names={names} period={period} />
      <TravelTotals names={names} period={period} />
    </SideDrawer>
  );
}
