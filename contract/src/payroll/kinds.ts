import type { PayClass } from '../rules/pay/claims.ts';
import type { PayRules } from '../rules/pay/rules.ts';
import { formatClass } from '../rules/pay/words.ts';
import type { PayrollCode, PayrollKind, PayrollUnit } from './schemas.ts';

type Class = Pick<PayClass, 'class' | 'percent'>;

/** 'class:overtime:125'; the percentage is left out where the company did not set it. */
export const createClassKind = ({ class: name, percent }: Class): string =>
  `class:${name}:${percent ?? ''}`;

export const KILOMETRES = 'kilometres';

const closureNames: Record<string, string> = {
  vacation: 'Bedrijfssluiting, vakantie',
  rostered: 'Bedrijfssluiting, roostervrij',
  'time-for-time': 'Bedrijfssluiting, tijd voor tijd',
};

/** Lists the classes that hours can have by pay rules, ordinary hours first. */
export function listClasses(rules: readonly PayRules[]): Class[] {
  const all = rules.flatMap(({ overtime, periods, holiday, night, window, travel }): Class[] => [
    { class: 'normal', percent: 100 },
    ...overtime.map(({ percent }) => ({ class: 'overtime' as const, percent })),
    ...(window ? [{ class: 'window' as const, percent: window.percent }] : []),
    ...periods.map(({ class: name, percent }) => ({ class: name, percent })),
    ...(holiday ? [{ class: 'holiday' as const, percent: holiday.percent }] : []),
    ...(night ? [{ class: 'night' as const, percent: night.percent }] : []),
    { class: 'travel-paid', percent: travel.percent },
    { class: 'travel-unpaid', percent: 0 },
  ]);
  return [...new Map(all.map((one) => [createClassKind(one), one])).values()];
}

/** Describes a kind in words; `names` has those of the kinds of hours and of leave, by id. */
export function describeKind(kind: string, names: ReadonlyMap<string, string>): PayrollKind {
  const [group = '', key = '', percent = ''] = kind.split(':');
  if (group === 'class') {
    const worth = {
      class: key as Class['class'],
      percent: percent === '' ? null : Number(percent),
    };
    return { kind, name: formatClass(worth), group };
  }
  if (group === 'closure') return { kind, name: closureNames[key] ?? kind, group: 'leave' };
  if (group === 'hours' || group === 'leave') return { kind, name: names.get(key) ?? kind, group };
  return { kind, name: 'Kilometers', group: 'kilometres' };
}

/** Finds the code of a kind on a day: the last that began. Undefined when there is none yet. */
export const findCodeOn = (
  codes: readonly PayrollCode[],
  kind: string,
  date: string,
): PayrollCode | undefined =>
  codes
    .filter((one) => one.kind === kind && (one.firstDay ?? '') <= date)
    .reduce<PayrollCode | undefined>(
      (found, one) => (found && (found.firstDay ?? '') > (one.firstDay ?? '') ? found : one),
      undefined,
    );

/** Converts minutes, or kilometres of a single trip, to a unit. `dayMinutes` is the length of the agreed day. */
export function toQuantity(unit: PayrollUnit, amount: number, dayMinutes: number): number {
  if (unit === 'kilometres') return amount;
  if (unit === 'kilometres-return') return 2 * amount;
  return amount / (unit === 'days' ? dayMinutes : 60);
}

export const unitNames: Record<PayrollUnit, string> = {
  hours: 'uren',
  days: 'dagen',
  kilometres: 'km enkele reis',
  'kilometres-return': 'km heen en terug',
};
