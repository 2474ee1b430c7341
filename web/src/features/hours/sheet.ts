import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import { type HoursCell, toHours } from '@ploegplan/contract/rules/hours/hours';
import type { Terms } from '@ploegplan/contract/texts/terms';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { compareNames } from '../../lib/values/compare-names.ts';
import type { HoursNames } from './rows.ts';

/** The hours of a period as a list for payroll: a row for each person, day, work and kind. */
export function createHoursSheet(
  title: string,
  cells: Iterable<HoursCell>,
  names: HoursNames,
  period: { from: string; to: string },
  terms: Terms,
): Sheet {
  const rows = [...cells]
    .filter(({ date }) => date >= period.from && date <= period.to)
    .map((cell) => ({ cell, name: names.getPerson(cell.employeeId).name }))
    .toSorted(
      (a, b) =>
        compareNames(a.name, b.name) ||
        a.cell.date.localeCompare(b.cell.date) ||
        names.kindOrder(a.cell.kindId) - names.kindOrder(b.cell.kindId),
    )
    .map(({ cell, name }) => {
      const target = names.getTarget(cell.targetId);
      const isProject = cell.projectId !== null;
      return [
        name,
        cell.date,
        getIsoWeek(cell.date).week,
        isProject ? target.name : '',
        isProject ? target.detail : target.name,
        names.getKind(cell.kindId),
        toHours(cell.planned),
        toHours(cell.entered),
        toHours(cell.quarters),
        cell.line ? cell.line.by : '',
        cell.line ? cell.line.reason : '',
        cell.approved ? 'ja' : 'nee',
        cell.notes,
      ];
    });
  return {
    title,
    columns: [
      { label: 'Werknemer', kind: 'text' },
      { label: 'Dag', kind: 'date' },
      { label: 'Week', kind: 'number' },
      { label: terms.project, kind: 'text' },
      { label: 'Klant', kind: 'text' },
      { label: 'Soort', kind: 'text' },
      { label: 'Gepland', kind: 'number' },
      { label: 'Ingevuld', kind: 'number' },
      { label: 'Uren', kind: 'number' },
      { label: 'Gewijzigd door', kind: 'text' },
      { label: 'Reden', kind: 'text' },
      { label: 'Goedgekeurd', kind: 'text' },
      { label: 'Notitie', kind: 'text' },
    ],
    rows,
  };
}
