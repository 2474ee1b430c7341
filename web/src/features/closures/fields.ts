import type { Closure } from '@ploegplan/contract/closures.schemas';
import { limits } from '@ploegplan/contract/limits';
import { daysBetween, today } from '@ploegplan/contract/rules/dates';
import type { ClosureValues } from '../../data/closures.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const lengthOf = ({ firstDay, lastDay }: ClosureValues): number =>
  daysBetween(firstDay, lastDay) + 1;

/** The coming ones first, the soonest on top; then those that are over, the latest on top. */
function orderOf({ firstDay, lastDay }: Closure): number {
  const now = today();
  return lastDay >= now ? daysBetween(now, firstDay) : 1e6 + daysBetween(firstDay, now);
}

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
    column: { width: 9, order: orderOf },
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    errorOf: lastDayError,
    column: 9,
    fact: (row) => `${formatLongDay(row.lastDay)} (${countText(lengthOf(row))})`,
  },
];

const countText = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`);
