import { addDays, addMonths, countDaysBetween, getMonday } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatLongDay, formatMonth, formatWeekAndYear } from './dates.ts';

/** A stretch of the calendar that a board shows. */
export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

interface Days {
  from: string;
  to: string;
}

export const periodNames: Record<Period, string> = {
  day: 'Dag',
  week: 'Week',
  month: 'Maand',
  quarter: 'Kwartaal',
  year: 'Jaar',
};

/** Creates the options for a choice of a period. */
export const createPeriodOptions = <P extends Period>(...periods: readonly P[]) =>
  periods.map((value) => ({ value, label: periodNames[value] }));

const steps: Record<Period, readonly [previous: string, next: string]> = {
  day: [translate('Vorige dag'), translate('Volgende dag')],
  week: [translate('Vorige week'), translate('Volgende week')],
  month: [translate('Vorige maand'), translate('Volgende maand')],
  quarter: [translate('Vorig kwartaal'), translate('Volgend kwartaal')],
  year: [translate('Vorig jaar'), translate('Volgend jaar')],
};

const monthsPerPeriod = { month: 1, quarter: 3, year: 12 };

/** The first and the last day of the period in which a day lies. */
export function getPeriod(period: Period, day: string): Days {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') return { from: getMonday(day), to: addDays(getMonday(day), 6) };
  const count = monthsPerPeriod[period];
  const month = Number(day.slice(5, 7)) - 1;
  const first = month - (month % count) + 1;
  const from = `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
  return { from, to: addDays(addMonths(from, count), -1) };
}

/** All days from the first to the last one. */
export const listDays = ({ from, to }: Days): string[] =>
  Array.from({ length: Math.max(0, countDaysBetween(from, to) + 1) }, (_, at) => addDays(from, at));

/** The same day of the next or previous period, or the last day of a shorter month. */
export function stepFrom(period: Period, day: string, by: 1 | -1): string {
  if (period === 'day') return addDays(day, by);
  return period === 'week' ? addDays(day, 7 * by) : addMonths(day, by * monthsPerPeriod[period]);
}

/** Returns the labels of the buttons for these steps. */
export const stepLabels = (period: Period): readonly [previous: string, next: string] =>
  steps[period];

/** 'maandag 16 november 2026', 'week 47, 2026', 'november 2026', '4e kwartaal 2026', '2026' */
export function formatPeriod(period: Period, day: string): string {
  const year = day.slice(0, 4);
  if (period === 'day') return formatLongDay(day);
  if (period === 'week') return formatWeekAndYear(day);
  if (period === 'month') return formatMonth(day).long;
  return period === 'year' ? year : `${Math.ceil(Number(day.slice(5, 7)) / 3)}e kwartaal ${year}`;
}
