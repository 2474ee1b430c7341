import { addDays } from '../src/dates/dates.ts';
import { findWorkingTimeWarnings, type WorkingTime } from '../src/rules/working-time/findings.ts';
import { findLimitsOn, legalLimits } from '../src/rules/working-time/limits.ts';
import type { WorkingTimeRule } from '../src/rules/working-time/warnings.ts';
import { usualWeek } from '../src/rules/working-time/working-week.ts';

export type Rest = Partial<WorkingTime>;

/** A row of a table: how many warnings of the rule there are. */
export type Row = [
  rule: WorkingTimeRule,
  what: string,
  shifts: readonly string[],
  count: 0 | 1,
  rest?: Rest,
];

export const monday = '2026-11-16';
export const law = findLimitsOn(legalLimits, monday);
export const young: Rest = { worker: { dateOfBirth: '2009-11-20', kind: 'own' } };

/** '2026-11-16 07:00-16:00'; without times when they are unknown. */
export function shift(text: string) {
  const [date = '', times] = text.split(' ');
  const [startTime = null, endTime = null] = times?.split('-') ?? [];
  return { id: text, date, startTime, endTime };
}

/** The same times on days that are so far after the Monday. */
export const on = (days: readonly number[], times: string) =>
  days.map((day) => `${addDays(monday, day)} ${times}`);

/** Of an adult, with three weeks known. */
export const warningsOf = (texts: readonly string[], rest: Rest = {}) =>
  findWorkingTimeWarnings({
    shifts: texts.map(shift),
    worker: { dateOfBirth: null, kind: 'own' },
    workingWeek: usualWeek,
    known: { from: monday, to: addDays(monday, 20) },
    ...rest,
  });

export const countOf = (rule: WorkingTimeRule, texts: readonly string[], rest?: Rest): number =>
  warningsOf(texts, rest).filter((warning) => warning.rule === rule).length;
