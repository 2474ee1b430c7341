import { type Closure, closureCosts } from '@ploegplan/contract/closures/schemas';
import { countDaysBetween, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { closureCostTexts } from '@ploegplan/contract/texts/kinds';
import type { ClosureValues } from '../../data/leave/closures.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

type Days = Pick<ClosureValues, 'firstDay' | 'lastDay'>;

export const countDays = ({ firstDay, lastDay }: Days): number =>
  countDaysBetween(firstDay, lastDay) + 1;

function findLastDayError(values: ClosureValues): string | undefined {
  const days = countDays(values);
  if (days < 1) return 'De laatste dag ligt vóór de eerste';
  return days > limits.closureDays ? `Kies hooguit ${limits.closureDays} dagen` : undefined;
}

export const isPast = ({ lastDay }: ClosureValues): boolean => lastDay < getToday();

/** A sort key: from the next closure on, then those that are past, the last one first. */
function getSortKey(closure: ClosureValues): number {
  const day = countDaysBetween('2000-01-01', closure.firstDay);
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
    column: { width: 9, hasYear: true, order: getSortKey },
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    findError: findLastDayError,
    column: { width: 11, hasYear: true },
    fact: (row) => `${formatLongDay(row.lastDay)} (${countText(countDays(row))})`,
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

export const countText = (days: number) => formatQuantity(days, 'dag', 'dagen');
