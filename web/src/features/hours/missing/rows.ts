import type { MissingHours } from '@ploegplan/contract/hours.schemas';
import type { Columns } from '../../../ui/table/columns.ts';

/** Who misses hours. */
export interface MissingRow extends Omit<MissingHours, 'employeeId'> {
  id: string;
  name: string;
}

export const missingRows = (
  missing: readonly MissingHours[],
  nameOf: (id: string) => string,
): MissingRow[] =>
  missing.map(({ employeeId, ...one }) => ({ ...one, id: employeeId, name: nameOf(employeeId) }));

export const daysText = (count: number): string => `${count} ${count === 1 ? 'dag' : 'dagen'}`;

export const missingColumns: Columns<MissingRow> = [
  { key: 'name', label: 'Naam', width: 16, value: ({ name }) => name },
  {
    key: 'count',
    label: 'Dagen zonder uren',
    kind: 'number',
    width: 8,
    value: ({ days }) => days.length,
  },
  { key: 'date', label: 'Sinds', kind: 'date', width: 9, value: ({ days }) => days[0] ?? null },
  {
    key: 'remindedAt',
    label: 'Herinnerd',
    kind: 'moment',
    width: 10,
    value: ({ remindedAt }) => remindedAt,
  },
];
