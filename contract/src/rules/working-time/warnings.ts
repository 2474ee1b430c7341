import type { Duty } from './duties.ts';
import type { LimitRule } from './limit-rule-names.ts';
import { type DatedLimits, findOwnSince, type GroupLimits } from './limits.ts';

/** The facts for the sentence of each rule. Hours are of work or rest; `limit` is the figure of the rule. */
export interface WorkingTimeFacts {
  /** Longest duty, with the hours at school on its day: article 5:7. */
  shift: { hours: number; limit: number; school?: number };
  /** Longest duty with work in the night: article 5:8. */
  'night-shift': { hours: number; limit: number };
  /** Night shifts of more hours than usual, in some weeks: article 5:8. */
  'long-nights': { nights: number; weeks: number; limit: number };
  /** Rest after a night shift that ends late: article 5:8. */
  'night-recovery': { ends: string; begins: string; hours: number; limit: number };
  /** Night shifts in a row: article 5:8. */
  'nights-in-row': { nights: number; limit: number };
  /** Rest after several night shifts: article 5:8. */
  'nights-rest': { nights: number; hours: number; limit: number };
  /** Night shifts that end late, in some weeks: article 5:8. */
  nights: { nights: number; weeks: number; limit: number };
  /** Hours a week on average over weeks with many night shifts: article 5:8. */
  'night-average': { weeks: number; hours: number; limit: number };
  /** Work of somebody who is younger than `limit`: article 3:2. */
  'too-young': { limit: number };
  /** Most hours in a week from Monday: article 5:7. */
  week: { hours: number; limit: number };
  /** Most hours on average over some weeks: article 5:7. */
  average: { weeks: number; hours: number; limit: number };
  /** Rest in a row in each 24 hours: article 5:3. `begins` is null when the next duty is later than that. */
  'daily-rest': { ends: string; begins: string | null; hours: number; limit: number };
  /** Rest in a row in each 7 × 24 hours, or in parts in each 14 × 24: article 5:5. */
  'weekly-rest': { hours: number; limit: number };
  /** Break by the hours worked: article 5:4. */
  break: { hours: number; minutes: number; limit: number };
  /** Free Sundays in 52 weeks: article 5:6. */
  sunday: { free: number; limit: number };
  /** Work in the hours that the rest of the young includes: article 5:3. */
  'night-rest': { from: string; to: string };
}

export type WorkingTimeRule = keyof WorkingTimeFacts;

interface WarningOf<Rule extends WorkingTimeRule> {
  rule: Rule;
  article: string;
  /** The first day of the warning; for a week its Monday. */
  date: string;
  shiftIds: readonly string[];
  /** True under 18, so that another figure holds. */
  isYoung: boolean;
  facts: WorkingTimeFacts[Rule];
  /** The first day of the company's figure that decided; absent where it was the law's. */
  ownSince?: string;
}

export type WorkingTimeWarning = { [Rule in WorkingTimeRule]: WarningOf<Rule> }[WorkingTimeRule];

const articles: Record<WorkingTimeRule, string> = {
  shift: 'Atw art. 5:7',
  'night-shift': 'Atw art. 5:8',
  'long-nights': 'Atw art. 5:8',
  'night-recovery': 'Atw art. 5:8',
  'nights-in-row': 'Atw art. 5:8',
  'nights-rest': 'Atw art. 5:8',
  nights: 'Atw art. 5:8',
  'night-average': 'Atw art. 5:8',
  'too-young': 'Atw art. 3:2',
  week: 'Atw art. 5:7',
  average: 'Atw art. 5:7',
  'daily-rest': 'Atw art. 5:3',
  'weekly-rest': 'Atw art. 5:5',
  break: 'Atw art. 5:4',
  sunday: 'Atw art. 5:6',
  'night-rest': 'Atw art. 5:3',
};

export interface Situation {
  duties: readonly Duty[];
  /** The first and last day of which all work is known. */
  known: { from: number; to: number };
  dated: DatedLimits;
  isYoung(date: string): boolean;
  groupOn(date: string): GroupLimits;
}

/** The figures that may decide by a rule, for a group of employees. */
const figuresOf = (rule: WorkingTimeRule, group: 'adult' | 'young'): readonly LimitRule[] => {
  switch (rule) {
    case 'shift':
    case 'week':
      return [`${group}.${rule}`];
    case 'daily-rest':
      return group === 'young'
        ? ['young.dailyRest.hours']
        : ['adult.dailyRest.hours', 'adult.dailyRest.shortened'];
    case 'weekly-rest':
      return ['weeklyRest.hours', 'weeklyRest.split', 'weeklyRest.part'];
    case 'night-recovery':
      return ['night.restAfter', 'night.shortened'];
    case 'nights-in-row':
      return ['night.inRow'];
    case 'nights-rest':
      return ['night.series', 'night.seriesRest'];
    case 'nights':
      return ['night.most'];
    case 'night-average':
      return ['night.many', 'night.average'];
    case 'long-nights':
      return [`${group}.nightShift`, 'night.timesAYear'];
    case 'sunday':
      return ['freeSundays'];
    case 'night-rest':
      return ['young.noWorkFrom'];
    default:
      return [];
  }
};

/** `by` are the figures that decided, where the rule has several; `on` is the day on which they hold, if it is not that of the warning. */
export function createWarning<Rule extends WorkingTimeRule>(
  { dated, isYoung }: Pick<Situation, 'dated' | 'isYoung'>,
  rule: Rule,
  { date, ids }: Pick<Duty, 'date' | 'ids'>,
  facts: WorkingTimeFacts[Rule],
  { by, on = date }: { by?: readonly LimitRule[]; on?: string } = {},
): WarningOf<Rule> {
  const young = isYoung(date);
  const since = findOwnSince(dated, on, by ?? figuresOf(rule, young ? 'young' : 'adult'));
  return {
    rule,
    article: articles[rule],
    date,
    shiftIds: ids,
    isYoung: young,
    facts,
    ...(since !== undefined && { ownSince: since }),
  };
}
