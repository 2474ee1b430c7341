import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { DayRegister } from '@ploegplan/contract/hours/schemas';
import type { Sheet } from '@ploegplan/contract/values/sheet';

/** An issue of the register as a list. */
export function createRegisterSheet(
  project: string,
  { number, monday, lines }: DayRegister,
): Sheet {
  const { week, year } = getIsoWeek(monday);
  return {
    title: `Mandagenregister ${project} week ${week} ${year} nummer ${number}`,
    columns: [
      { label: 'Werk', kind: 'text' },
      { label: 'Nummer', kind: 'number' },
      { label: 'Naam', kind: 'text' },
      { label: 'Dag', kind: 'date' },
      { label: 'Uren', kind: 'number' },
      { label: 'Reisuren', kind: 'number' },
    ],
    rows: lines.map(({ name, date, hours, travel }) => [
      project,
      number,
      name,
      date,
      hours,
      travel,
    ]),
  };
}
