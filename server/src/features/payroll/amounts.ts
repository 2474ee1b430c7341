import { describeKind } from '@ploegplan/contract/payroll/kinds';
import type {
  PayrollAmount,
  PayrollDifference,
  PayrollPerson,
} from '@ploegplan/contract/payroll/schemas';
import type { Line, Staff } from './lines.ts';

type Summed = Pick<
  Line,
  'employeeId' | 'personnelNumber' | 'date' | 'period' | 'kind' | 'code' | 'unit' | 'quantity'
>;
type Names = ReadonlyMap<string, string>;

/** Sums quantities to two decimals, in which files state them. */
export const sumQuantities = (lines: readonly { quantity: number }[]): number =>
  // Without the addition, a small negative sum would be -0.
  Number(lines.reduce((sum, { quantity }) => sum + quantity, 0).toFixed(2)) + 0;

/** Sums lines by kind, code and period, the period of the batch first; what sums to nothing is left out. */
export const sumAmounts = (
  lines: readonly Summed[],
  { from, names }: { from: string; names: Names },
): PayrollAmount[] =>
  [...Map.groupBy(lines, ({ kind, code, unit, period }) => [period, kind, code, unit].join(' '))]
    .flatMap(([, own]) => {
      const [first] = own;
      const quantity = sumQuantities(own);
      if (!first || quantity === 0) return [];
      const { kind, code, unit, period } = first;
      const isEarlier = first.date < from;
      return [
        { kind, name: describeKind(kind, names).name, code, unit, period, isEarlier, quantity },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(a.isEarlier) - Number(b.isEarlier) ||
        a.period.localeCompare(b.period) ||
        Number(a.code === null) - Number(b.code === null) ||
        (a.code ?? '').localeCompare(b.code ?? '', 'nl', { numeric: true }) ||
        a.name.localeCompare(b.name, 'nl'),
    );

/** Sums lines by person, in the order of the staff; the personnel number is the one that was sent. */
export function sumByPerson(
  lines: readonly Summed[],
  { staff, ...options }: { staff: readonly Staff[]; from: string; names: Names },
): PayrollPerson[] {
  const byEmployee = Map.groupBy(lines, ({ employeeId }) => employeeId);
  return staff.flatMap(({ id, name, kind }) => {
    const own = byEmployee.get(id) ?? [];
    const amounts = sumAmounts(own, options);
    if (amounts.length === 0) return [];
    const personnelNumber = own[0]?.personnelNumber ?? '';
    return [{ employeeId: id, name, personnelNumber, employeeKind: kind, amounts }];
  });
}

/** Lists what people have more or less of a kind than in the batch before. */
export function listChanges(
  before: readonly PayrollPerson[],
  now: readonly PayrollPerson[],
): PayrollDifference[] {
  const listAmounts = (people: readonly PayrollPerson[], isNow: boolean) =>
    people.flatMap(({ employeeId, name: person, amounts }) =>
      amounts.map((amount) => ({ ...amount, employeeId, person, isNow })),
    );
  const kinds = Map.groupBy(
    [...listAmounts(now, true), ...listAmounts(before, false)],
    ({ employeeId, kind, unit }) => `${employeeId} ${kind} ${unit}`,
  );
  return [...kinds.values()].flatMap((amounts) => {
    const sum = (ofNow: boolean) => sumQuantities(amounts.filter(({ isNow }) => isNow === ofNow));
    const change = { before: sum(false), now: sum(true) };
    const [first] = change.before === change.now ? [] : amounts;
    if (!first) return [];
    const { employeeId, person, kind, name, unit } = first;
    return [{ employeeId, name: person, kind, kindName: name, unit, ...change }];
  });
}
