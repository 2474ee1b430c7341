import { translate } from '../languages/translate.ts';
import type { PayRules, SavedCount } from '../rules/pay/rules.ts';
import { formatClass, type NamedClass } from '../rules/pay/words.ts';
import type { PayrollCode, PayrollKind, PayrollUnit } from './schemas.ts';

/** 'class:overtime:125', with ':worth' or ':hours' for what is saved as time; the percentage is left out where the company did not set it. */
export const createClassKind = ({ class: name, percent, saved }: NamedClass): string =>
  ['class', name, percent ?? '', ...(saved ? [saved] : [])].join(':');

export const KILOMETRES = 'kilometres';

const getClosureNames = (): Record<string, string> => ({
  vacation: translate('Bedrijfssluiting, vakantie'),
  rostered: translate('Bedrijfssluiting, roostervrij'),
  'time-for-time': translate('Bedrijfssluiting, tijd voor tijd'),
});

/** Lists the classes that hours can have by pay rules, ordinary hours first, and overtime that is saved as time. */
export function listClasses(rules: readonly PayRules[]): NamedClass[] {
  const all = rules.flatMap((set): Omit<NamedClass, 'saved'>[] => [
    { class: 'normal', percent: 100 },
    ...set.overtime.map(({ percent }) => ({ class: 'overtime' as const, percent })),
    ...(set.window ? [{ class: 'window' as const, percent: set.window.percent }] : []),
    ...set.periods,
    ...(set.holiday ? [{ class: 'holiday' as const, percent: set.holiday.percent }] : []),
    ...(set.night ? [{ class: 'night' as const, percent: set.night.percent }] : []),
    { class: 'travel-paid', percent: set.travel.percent },
    { class: 'travel-unpaid', percent: 0 },
  ]);
  const saved = rules.flatMap(({ overtime, timeForTime }) =>
    overtime.map(({ percent }) => ({
      class: 'overtime' as const,
      percent,
      saved: timeForTime.counts,
    })),
  );
  const classes = [...all.map((one) => ({ ...one, saved: null })), ...saved];
  return [...new Map(classes.map((one) => [createClassKind(one), one])).values()];
}

/** Describes a kind in words; `names` has those of the kinds of hours and of leave, by id. */
export function describeKind(kind: string, names: ReadonlyMap<string, string>): PayrollKind {
  const [group = '', key = '', percent = '', saved] = kind.split(':');
  if (group === 'class') {
    const worth = {
      class: key as NamedClass['class'],
      percent: percent === '' ? null : Number(percent),
      saved: (saved as SavedCount | undefined) ?? null,
    };
    return { kind, name: formatClass(worth), group };
  }
  if (group === 'closure') return { kind, name: getClosureNames()[key] ?? kind, group: 'leave' };
  if (group === 'hours' || group === 'leave') return { kind, name: names.get(key) ?? kind, group };
  return { kind, name: translate('Kilometers'), group: 'kilometres' };
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
  hours: translate('uren'),
  days: translate('dagen'),
  kilometres: translate('km enkele reis'),
  'kilometres-return': translate('km heen en terug'),
};
