import { type Closure, closureCosts } from '@ploegplan/contract/closures/schemas';
import { daysBetween, today } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { closureCostTexts } from '@ploegplan/contract/texts/kinds';
import type { ClosureValues } from '../../data/leave/closures.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { counted } from '../../lib/values/numbers.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

type Days = Pick<ClosureValues, 'firstDay' | 'lastDay'>;

export const lengthOf = ({ firstDay, lastDay }: Days): number => daysBetween(firstDay, lastDay) + 1;

function lastDayError(values: ClosureValues): string | undefined {
  const days = lengthOf(values);
  if (days < 1) return 'De laatste dag ligt vóór de eerste';
  return days > limits.closureDays ? `Kies hooguit ${limits.closureDays} dagen` : undefined;
}

export const isPast = ({ lastDay }: ClosureValues): boolean => lastDay < today();

/** A sort key: from the next closure on, then those that are past, the last one first. */
function nextFirst(closure: ClosureValues): number {
  const day = daysBetween('2000-01-01', closure.firstDay);
  return isPast(closure) ? 1_000_000 - day : day;
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
    column: { width: 9, hasYear: true, order: nextFirst },
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    errorOf: lastDayError,
    column: { width: 11, hasYear: true },
    fact: (row) => `${formatLongDay(row.lastDay)} (${countText(lengthOf(row))})`,
  },
  {
    kind: 'select',
    name: 'cost',
    label: 'Kost',
    required: true,
    help: 'De uren van elke contractdag gaan van dit saldo af. Feestdagen kosten niets.',
    options: closureCosts.map((value) => ({ value, label: closureCostTexts[value] })),
  },
];

export const countText = (days: number) => counted(days, 'dag', 'dagen');
