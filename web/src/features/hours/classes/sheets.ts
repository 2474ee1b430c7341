import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { EmployeePaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { computePaidPercent } from '@ploegplan/contract/rules/pay/savings';
import { formatClass } from '@ploegplan/contract/rules/pay/words';
import type { Terms } from '@ploegplan/contract/texts/terms';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { compareNames } from '../../../lib/values/compare-names.ts';
import type { HoursNames } from '../rows.ts';
import type { ProjectOvertime } from './overtime.ts';

/** Converts minutes to hours with two decimals, for a cell. */
const toHoursOfMinutes = (minutes: number) => Number((minutes / 60).toFixed(2));

/** Creates a list for payroll with a row for each person, day, project and class. */
export const createPayPartsSheet = (
  title: string,
  parts: readonly EmployeePaySegment[],
  names: HoursNames,
  terms: Terms,
): Sheet => ({
  title,
  columns: [
    { label: 'Werknemer', kind: 'text' },
    { label: 'Dag', kind: 'date' },
    { label: 'Week', kind: 'number' },
    { label: terms.project, kind: 'text' },
    { label: 'Soort', kind: 'text' },
    { label: 'Percentage', kind: 'number' },
    { label: 'Uit te betalen percentage', kind: 'number' },
    { label: 'Van', kind: 'text' },
    { label: 'Tot', kind: 'text' },
    { label: 'Uren', kind: 'number' },
    { label: 'Toelichting', kind: 'text' },
    { label: 'Goedgekeurd', kind: 'text' },
  ],
  rows: parts
    .map((part) => ({ part, name: names.getPerson(part.employeeId).name }))
    .toSorted((a, b) => compareNames(a.name, b.name) || a.part.date.localeCompare(b.part.date))
    .map(({ part, name }) => [
      name,
      part.date,
      getIsoWeek(part.date).week,
      part.projectId ? names.getTarget(part.projectId).name : '',
      formatClass(part),
      part.percent,
      computePaidPercent(part),
      part.from ?? '',
      part.to ?? '',
      toHoursOfMinutes(part.minutes),
      part.reason,
      part.isApproved ? 'ja' : 'nee',
    ]),
});

/** Creates a list of the surcharges by project, person, week and class. */
export const createOvertimeSheet = (
  title: string,
  projects: readonly ProjectOvertime[],
  terms: Terms,
): Sheet => ({
  title,
  columns: [
    { label: terms.project, kind: 'text' },
    { label: 'Werknemer', kind: 'text' },
    { label: 'Week van', kind: 'date' },
    { label: 'Week', kind: 'number' },
    { label: 'Soort', kind: 'text' },
    { label: 'Uren', kind: 'number' },
    { label: 'Goedgekeurd', kind: 'number' },
  ],
  rows: projects.flatMap(({ name: project, rows }) =>
    rows.map(({ name, monday, text, minutes, approved }) => [
      project,
      name,
      monday,
      getIsoWeek(monday).week,
      text,
      toHoursOfMinutes(minutes),
      toHoursOfMinutes(approved),
    ]),
  ),
});
