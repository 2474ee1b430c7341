import type { Closure } from '@ploegplan/contract/closures.schemas';
import { limits } from '@ploegplan/contract/limits';
import { daysBetween } from '@ploegplan/contract/rules/dates';
import type { ClosureValues } from '../../data/closures.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const lengthOf = ({ firstDay, lastDay }: ClosureValues): number =>
  daysBetween(firstDay, lastDay) + 1;

function lastDayError(values: ClosureValues): string | undefined {
  const days = lengthOf(values);
  if (days < 1) return 'De laatste dag ligt voor de eerste';
  return days > limits.closureDays ? `Kies hooguit ${limits.closureDays} dagen` : undefined;
}

export const closureFields: readonly RecordField<ClosureValues, Closure>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    placeholder: 'Bijvoorbeeld Bouwvak',
    required: true,
    maxLength: limits.name,
    column: 14,
  },
  {
    kind: 'date',
    name: 'firstDay',
    label: 'Eerste dag',
    required: true,
    width: 'half',
    column: { width: 9, hasYear: true },
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    errorOf: lastDayError,
    column: { width: 9, hasYear: true },
    fact: (row) => `${formatLongDay(row.lastDay)} (${countText(lengthOf(row))})`,
  },
];

const countText = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`);
