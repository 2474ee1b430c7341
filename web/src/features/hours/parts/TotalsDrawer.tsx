import '../../../ui/form/mantine.css';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { type ExportFormat, exportSheet } from '../../../lib/export/export-sheet.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { sumText } from '../grid/cell-texts.ts';
import { createHoursSheet } from '../sheet.ts';
import classes from '../totals.module.css';
import { computeTotals, type TotalsBy, totalsBy } from '../totals.ts';
import type { HoursDrawerProps } from './HoursDrawers.tsx';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

const sum = (totals: readonly { recorded: number; planned: number; approved: number }[]) =>
  totals.reduce(
    (all, total) => ({
      recorded: all.recorded + total.recorded,
      planned: all.planned + total.planned,
      approved: all.approved + total.approved,
    }),
    { recorded: 0, planned: 0, approved: 0 },
  );

/** What everybody's hours add up to, and all of them as a file. Default export for lazy loading. */
export default function TotalsDrawer({ opened, onClose, page, names }: HoursDrawerProps) {
  const { terms } = useTenant();
  const [by, setBy] = useState<TotalsBy>('person');
  const period = { from: page.days[0] ?? '', to: page.days.at(-1) ?? '' };
  const cells = [...(page.cells?.values() ?? [])];
  const totals = computeTotals(cells, by, names, period);
  const all = sum(totals);
  const open = all.recorded - all.approved;
  const save = (format: ExportFormat) => {
    const title = `Uren ${period.from} tot en met ${period.to}`;
    void exportSheet(createHoursSheet(title, cells, names, period, terms), format);
  };
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
        <>
          <span className={classes.export}>Alle regels:</span>
          <Button
            variant="default"
            leftSection={<IconFileText {...icon} />}
            disabled={totals.length === 0}
            onClick={() => save('csv')}
          >
            CSV
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet {...icon} />}
            disabled={totals.length === 0}
            onClick={() => save('xlsx')}
          >
            Excel
          </Button>
        </>
      }
    >
      <p className={classes.period}>
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
    </SideDrawer>
  );
}
