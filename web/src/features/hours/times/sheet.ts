import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { countWorkMinutes, type EmployeeWorkDay } from '@ploegplan/contract/work-days/schemas';
import { travelRoleTexts } from '@ploegplan/contract/work-days/texts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import type { HoursNames } from '../rows.ts';

/** Creates a list for payroll of the times and travel, with a row for each person and day. */
export const createTimesSheet = (
  title: string,
  days: readonly EmployeeWorkDay[],
  names: HoursNames,
): Sheet => ({
  title,
  columns: [
    { label: 'Werknemer', kind: 'text' },
    { label: 'Dag', kind: 'date' },
    { label: 'Week', kind: 'number' },
    { label: 'Begin', kind: 'text' },
    { label: 'Einde', kind: 'text' },
    { label: 'Pauze (min)', kind: 'number' },
    { label: 'Werk (min)', kind: 'number' },
    { label: 'Reis (min)', kind: 'number' },
    { label: 'Km enkele reis', kind: 'number' },
    { label: 'Vervoer', kind: 'text' },
    { label: 'Door kantoor aangepast', kind: 'text' },
  ],
  rows: days
    .map((day) => ({ day, name: names.getPerson(day.employeeId).name }))
    .toSorted((a, b) => compareNames(a.name, b.name) || a.day.date.localeCompare(b.day.date))
    .map(({ day, name }) => [
      name,
      day.date,
      getIsoWeek(day.date).week,
      day.startTime?.slice(0, 5) ?? '',
      day.endTime?.slice(0, 5) ?? '',
      day.startTime === null ? null : day.breakMinutes,
      countWorkMinutes(day),
      day.travel?.minutes ?? null,
      day.travel?.kilometres ?? null,
      day.travel ? travelRoleTexts[day.travel.role] : '',
      day.isCorrected ? 'ja' : 'nee',
    ]),
});
