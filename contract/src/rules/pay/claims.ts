import { toInstant, toMinuteOfDay } from '../../dates/clock.ts';
import { getWeekday, toDayNumber } from '../../dates/dates.ts';
import type { PayRules } from './rules.ts';

const workClasses = [
  'normal',
  'overtime',
  'window',
  'saturday',
  'sunday',
  'holiday',
  'night',
] as const;
export const payClasses = [...workClasses, 'travel-paid', 'travel-unpaid'] as const;

/** The rule that decides what minutes are worth. */
export interface PayClass {
  class: (typeof payClasses)[number];
  /** Null means that the company did not say what hours outside the window are worth. */
  percent: number | null;
  article: string;
}

/** A rule and the instants between which it holds, in minutes since 1970 in UTC. */
export interface Claim {
  rule: PayClass;
  start: number;
  end: number;
}

const normal: PayClass = { class: 'normal', percent: 100, article: '' };

/** Lists the claims of the calendar on the work that begins on a day. Of equal percentages the last one wins. */
export function* listCalendarClaims(
  day: number,
  { window, night, holiday, periods }: PayRules,
  holidays: ReadonlySet<string>,
): Generator<Claim> {
  yield { rule: normal, start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY };
  function* daily(rule: PayClass, from: string, to: string): Generator<Claim> {
    // The times of the day before can reach into the work, and the work into the days after.
    for (let one = day - 1; one <= day + 2; one++) {
      const end = toInstant(to > from ? one : one + 1, toMinuteOfDay(to));
      yield { rule, start: toInstant(one, toMinuteOfDay(from)), end };
    }
  }
  if (window) yield* daily({ ...window, class: 'window' }, window.to, window.from);
  if (night) yield* daily({ ...night, class: 'night' }, night.from, night.to);
  for (const { from, to, ...rule } of periods) {
    const isWithinWeek = `${from.weekday} ${from.time}` < `${to.weekday} ${to.time}`;
    const days = to.weekday - from.weekday + (isWithinWeek ? 0 : 7);
    const first = day - getWeekday(day) + from.weekday;
    for (const one of [first - 7, first, first + 7]) {
      const end = toInstant(one + days, toMinuteOfDay(to.time));
      yield { rule, start: toInstant(one, toMinuteOfDay(from.time)), end };
    }
  }
  const onHoliday: PayClass | null = holiday && { ...holiday, class: 'holiday' };
  for (const date of onHoliday ? holidays : []) {
    const one = toDayNumber(date);
    if (onHoliday) yield { rule: onHoliday, start: toInstant(one, 0), end: toInstant(one + 1, 0) };
  }
}

/** Lists the claims on the last work of a day, beyond the ordinary minutes. */
export function* listOvertimeClaims(
  rules: PayRules,
  ordinary: number,
  instantAfter: (worked: number) => number,
): Generator<Claim> {
  let from = ordinary;
  for (const { hours, ...step } of rules.overtime) {
    const to = hours === null ? Number.POSITIVE_INFINITY : from + hours * 60;
    const rule: PayClass = { ...step, class: 'overtime' };
    yield { rule, start: instantAfter(from), end: instantAfter(to) };
    from = to;
  }
}

/** Finds the rule with the highest percentage at an instant; of equal percentages it is the last one. */
export const findRuleAt = (claims: readonly Claim[], instant: number): PayClass =>
  claims.reduce(
    (best, { rule, start, end }) =>
      start <= instant && instant < end && (rule.percent ?? 100) >= (best.percent ?? 100)
        ? rule
        : best,
    normal,
  );
