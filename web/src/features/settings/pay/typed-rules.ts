import type { WorkRules } from '@ploegplan/contract/rules/pay/rules';
import { listRuleSentences } from '@ploegplan/contract/rules/pay/words';
import { findTimeError } from '../../../lib/dates/date-error.ts';
import { findHoursError, formatHours, parseHours } from '../../../lib/values/hours.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { SAME_TIME } from '../../../ui/form/engine.ts';

const ruleKinds = ['overtime', 'period', 'holiday', 'night', 'window'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** A rule as it is typed; parts that its kind does not have are empty. */
export interface TypedRule {
  kind: RuleKind;
  hours: string;
  class: 'saturday' | 'sunday';
  fromDay: string;
  from: string;
  toDay: string;
  to: string;
  percent: string;
  article: string;
}

type TimedRules = Omit<WorkRules, 'roundTo'>;

const blank = { hours: '', class: 'sunday', fromDay: '', from: '', toDay: '', to: '' } as const;

interface Worth {
  percent: number | null;
  article: string;
}

const createTypedRule = (
  kind: RuleKind,
  { percent, article }: Worth,
  values: Partial<TypedRule> = {},
): TypedRule => ({ ...blank, kind, percent: formatHours(percent), article, ...values });

/** Converts rules to typed ones, in the order of their kinds. */
export function toTypedRules({
  overtime,
  periods,
  holiday,
  night,
  window,
}: TimedRules): TypedRule[] {
  return [
    ...overtime.map((step) =>
      createTypedRule('overtime', step, { hours: formatHours(step.hours) }),
    ),
    ...periods.map(({ from, to, ...rule }) =>
      createTypedRule('period', rule, {
        class: rule.class,
        fromDay: String(from.weekday),
        from: from.time,
        toDay: String(to.weekday),
        to: to.time,
      }),
    ),
    ...(holiday ? [createTypedRule('holiday', holiday)] : []),
    ...(night ? [createTypedRule('night', night, { from: night.from, to: night.to })] : []),
    ...(window ? [createTypedRule('window', window, { from: window.from, to: window.to })] : []),
  ];
}

/** The most rules of each kind. */
const most: Record<RuleKind, number> = { overtime: 5, period: 7, holiday: 1, night: 1, window: 1 };

const filterByKind = (rules: readonly TypedRule[], kind: RuleKind) =>
  rules.filter((rule) => rule.kind === kind);

/** Lists the kinds of which another rule can be added. */
export const listKindsToAdd = (rules: readonly TypedRule[]): RuleKind[] =>
  ruleKinds.filter((kind) => filterByKind(rules, kind).length < most[kind]);

const added: Record<RuleKind, Partial<TypedRule>> = {
  overtime: {},
  period: { class: 'saturday', fromDay: '6', from: '00:00', toDay: '7', to: '00:00' },
  holiday: {},
  night: { from: '22:00', to: '06:00' },
  window: { from: '07:00', to: '19:00' },
};

/** Adds a new rule behind those of its kind. */
export const addRule = (rules: readonly TypedRule[], kind: RuleKind): TypedRule[] =>
  ruleKinds.flatMap((value) => [
    ...filterByKind(rules, value),
    ...(value === kind ? [createTypedRule(kind, { percent: null, article: '' }, added[kind])] : []),
  ]);

/** True for the last overtime, which has no end. */
export const isLastOvertime = (rules: readonly TypedRule[], rule: TypedRule): boolean =>
  filterByKind(rules, 'overtime').at(-1) === rule;

/** Converts typed rules, which must have no faults. */
export function toWorkRules(rules: readonly TypedRule[]): TimedRules {
  const worthOf = ({ percent, article }: TypedRule) => ({
    percent: parseNumber(percent) ?? 0,
    article,
  });
  const daily = (rule: TypedRule) => ({ from: rule.from, to: rule.to, ...worthOf(rule) });
  const [holiday, night, window] = (['holiday', 'night', 'window'] as const).map(
    (kind) => filterByKind(rules, kind)[0],
  );
  return {
    overtime: filterByKind(rules, 'overtime').map((rule) => ({
      hours: isLastOvertime(rules, rule) ? null : parseHours(rule.hours),
      ...worthOf(rule),
    })),
    periods: filterByKind(rules, 'period').map((rule) => ({
      class: rule.class,
      from: { weekday: Number(rule.fromDay), time: rule.from },
      to: { weekday: Number(rule.toDay), time: rule.to },
      ...worthOf(rule),
    })),
    holiday: holiday ? worthOf(holiday) : null,
    night: night ? daily(night) : null,
    window: window ? { ...daily(window), percent: parseNumber(window.percent) } : null,
  };
}

export type RuleFaults = Partial<Record<keyof TypedRule, string>>;

const PERCENT = 'Vul een percentage in van 100 tot en met 1000';

/** Finds the fault of a percentage as it is typed. */
export function findPercentFault(text: string): string | undefined {
  const percent = parseNumber(text);
  if (percent === null || !(percent >= 100 && percent <= 1_000)) return PERCENT;
  // The decimals are counted in the text, because 112.35 * 100 is no whole number.
  return /[.,]\d{3,}/.test(text) ? 'Vul hooguit twee cijfers achter de komma in' : undefined;
}

const findTimeFault = (text: string) =>
  text === '' ? 'Vul een tijd in' : (findTimeError(text) ?? undefined);

/** Finds the fault of a number of hours above zero as it is typed. */
export function findAmountFault(text: string): string | undefined {
  const hours = parseHours(text);
  return hours === null || hours === 0
    ? 'Vul een aantal uren in'
    : (findHoursError(text) ?? undefined);
}

/** Finds the faults of a rule, by its parts. */
export function findRuleFaults(rule: TypedRule, isLast: boolean): RuleFaults {
  const { kind, from, to } = rule;
  const isDaily = kind === 'night' || kind === 'window';
  const faults = {
    hours: kind === 'overtime' && !isLast ? findAmountFault(rule.hours) : undefined,
    from: isDaily || kind === 'period' ? findTimeFault(from) : undefined,
    to:
      isDaily || kind === 'period'
        ? (findTimeFault(to) ?? (isDaily && from === to ? SAME_TIME : undefined))
        : undefined,
    percent:
      kind === 'window' && rule.percent.trim() === '' ? undefined : findPercentFault(rule.percent),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** True when the rules can be saved. */
export const areValid = (rules: readonly TypedRule[]): boolean =>
  rules.every(
    (rule) => Object.keys(findRuleFaults(rule, isLastOvertime(rules, rule))).length === 0,
  );

/** Formats the rules in sentences; empty while there are faults in them. */
export const formatRules = (rules: readonly TypedRule[]): string =>
  areValid(rules) ? listRuleSentences({ ...toWorkRules(rules), roundTo: 1 }).join('. ') : '';
