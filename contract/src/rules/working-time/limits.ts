import { addDays } from '../../dates/dates.ts';
import type { LimitRule } from './limit-rule-names.ts';

/** A step of a rule for breaks: work of more than `over` hours has a break of `minutes`. */
export interface BreakStep {
  over: number;
  minutes: number;
}

/** The figures for one group of employees, in hours where nothing else is said. */
export interface GroupLimits {
  shift: number;
  week: number;
  /** The maximum average hours a week, over so many weeks. */
  averages: readonly { weeks: number; hours: number }[];
  /** The rest within each 24 hours; once in each seven days it may be `shortened`. */
  dailyRest: { hours: number; shortened: number | null };
  /** Breaks by the hours worked, the longest first. */
  breaks: readonly BreakStep[];
  nightShift: number;
  /** The hour of the day from which seven hours belong to the daily rest. */
  noWorkFrom: number | null;
}

/** The limits of night shifts, in hours where nothing else is said. */
export interface NightLimits {
  from: string;
  to: string;
  over: number;
  /** A shift may last up to `longest` when `rest` follows, so many `times` in 14 × 24 hours and `timesAYear` in 52 weeks. */
  longest: number;
  rest: number;
  times: number;
  timesAYear: number;
  /** The rest after a night shift that ends after this local time; once in each seven days it may be `shortened`. */
  lateAfter: string;
  restAfter: number;
  shortened: number;
  /** The maximum number in a row, and the rest after `series` or more. */
  inRow: number;
  series: number;
  seriesRest: number;
  /**
   * The maximum number that end late in so many weeks, and the number of night shifts in them from which the average is lower.
   */
  weeks: number;
  most: number;
  many: number;
  average: number;
}

export interface LegalLimits {
  adult: GroupLimits;
  young: GroupLimits;
  /** The rest is either `hours` in a row in each 7 × 24, or `split` in each 14 × 24 in parts of at least `part`. */
  weeklyRest: { hours: number; split: number; part: number };
  /** A shift with more than `over` hours of work between these local times is a night shift. */
  night: NightLimits;
  freeSundays: number;
  /**
   * The months or years after its year in which leave lapses, and the months before that in which an employee must have been
   * told.
   */
  leave: { statutoryMonths: number; extraYears: number; warningMonths: number };
  /** The days ahead that the roster is known, to on-call workers and to others. */
  notice: { onCall: number; others: number };
}

/** A figure of a company instead of that of the law, on its days; without a last day it holds until further notice. */
export interface OwnLimit {
  rule: LimitRule;
  from: string;
  until: string | null;
  value: number;
}

/** The day from which each figure of the company holds. */
type Since = Partial<Record<LimitRule, string>>;

/** Figures by the first day on which they hold, the oldest first. */
export type DatedLimits = readonly { from: string; limits: LegalLimits; since?: Since }[];

const law: LegalLimits = {
  adult: {
    shift: 12,
    week: 60,
    averages: [
      { weeks: 4, hours: 55 },
      { weeks: 16, hours: 48 },
    ],
    dailyRest: { hours: 11, shortened: 8 },
    breaks: [
      { over: 10, minutes: 45 },
      { over: 5.5, minutes: 30 },
    ],
    nightShift: 10,
    noWorkFrom: null,
  },
  young: {
    shift: 9,
    week: 45,
    averages: [{ weeks: 4, hours: 40 }],
    dailyRest: { hours: 12, shortened: null },
    breaks: [{ over: 4.5, minutes: 30 }],
    nightShift: 9,
    noWorkFrom: 23,
  },
  weeklyRest: { hours: 36, split: 72, part: 32 },
  night: {
    ...{ from: '00:00', to: '06:00', over: 1 },
    ...{ longest: 12, rest: 12, times: 5, timesAYear: 22 },
    ...{ lateAfter: '02:00', restAfter: 14, shortened: 8 },
    ...{ inRow: 7, series: 3, seriesRest: 46 },
    ...{ weeks: 16, most: 36, many: 16, average: 40 },
  },
  freeSundays: 13,
  leave: { statutoryMonths: 6, extraYears: 5, warningMonths: 1 },
  notice: { onCall: 4, others: 28 },
};

/** The law's own figures, from a copy of the Arbeidstijdenwet of some years ago. A collective agreement may have others. */
export const legalLimits: DatedLimits = [{ from: '2007-04-01', limits: law }];

const findEntryOn = (dated: DatedLimits, date: string) =>
  dated.findLast(({ from }) => from <= date) ?? dated[0];

/** The figures that hold on a day; before the first date those of the first. */
export const findLimitsOn = (dated: DatedLimits, date: string): LegalLimits =>
  findEntryOn(dated, date)?.limits ?? law;

/**
 * Finds the day since which a figure of the company decides by one of these rules; undefined where the law's own figures do.
 */
export function findOwnSince(
  dated: DatedLimits,
  date: string,
  rules: readonly LimitRule[],
): string | undefined {
  const since = findEntryOn(dated, date)?.since;
  return (
    since &&
    rules
      .flatMap((rule) => since[rule] ?? [])
      .toSorted()
      .at(-1)
  );
}

/** Finds the figure of a rule: the name of the rule is its place in the limits. */
function locateFigure(
  limits: LegalLimits,
  rule: LimitRule,
): [figures: Record<string, number>, name: string] {
  const keys = rule.split('.');
  const name = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], limits);
  return [holder as Record<string, number>, name];
}

export function readFigure(limits: LegalLimits, rule: LimitRule): number {
  const [figures, name] = locateFigure(limits, rule);
  return figures[name] ?? Number.NaN;
}

const known = new WeakMap<readonly OwnLimit[], DatedLimits>();

/** The law's figures with those of the company in their place; the same object for the same list, as rules ask often. */
export function createDatedLimits(own: readonly OwnLimit[]): DatedLimits {
  const made = known.get(own) ?? (own.length === 0 ? legalLimits : applyOwnLimits(own));
  known.set(own, made);
  return made;
}

function applyOwnLimits(own: readonly OwnLimit[]): DatedLimits {
  const inOrder = own.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const days = inOrder.flatMap(({ from, until }) => (until ? [from, addDays(until, 1)] : [from]));
  const changes = [...new Set(days)].toSorted().map((from) => {
    const limits = JSON.parse(JSON.stringify(findLimitsOn(legalLimits, from))) as LegalLimits;
    const since: Since = {};
    for (const limit of inOrder) {
      if (limit.from > from || (limit.until !== null && limit.until < from)) continue;
      const [figures, name] = locateFigure(limits, limit.rule);
      figures[name] = limit.value;
      since[limit.rule] = limit.from;
    }
    return { from, limits, since };
  });
  return [...legalLimits, ...changes];
}
