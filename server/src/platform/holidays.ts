import { holidayNames } from '@ploegplan/contract/holidays/names';
import { type Holiday, type HolidayKey, holidayKeys } from '@ploegplan/contract/holidays/schemas';
import Holidays from 'date-holidays';

const calendar = new Holidays('NL', { languages: ['nl'], types: ['public', 'school'] });

/** Which rule of the calendar each key stands for. */
const rules: Record<HolidayKey, (rule: string, year: number) => boolean> = {
  'new-year': (rule) => rule === '01-01',
  'good-friday': (rule) => rule === 'easter -2',
  easter: (rule) => rule === 'easter',
  'easter-monday': (rule) => rule === 'easter 1',
  'kings-day': (rule) => rule.startsWith('04-27'),
  'liberation-day': (rule) => rule === '05-05',
  'liberation-day-lustrum': (rule, year) => rule === '05-05' && year % 5 === 0,
  ascension: (rule) => rule === 'easter 39',
  'whit-sunday': (rule) => rule === 'easter 49',
  'whit-monday': (rule) => rule === 'easter 50',
  christmas: (rule) => rule === '12-25',
  'boxing-day': (rule) => rule === '12-26',
};

/** By the collective agreement of the trade: Liberation Day is a day off once in five years, Good Friday never. */
export const usualHolidays: readonly HolidayKey[] = holidayKeys.filter(
  (key) => key !== 'good-friday' && key !== 'liberation-day',
);

const years = new Map<number, { date: string; rule: string }[]>();

function listHolidays(year: number) {
  const known = years.get(year);
  if (known) return known;
  const found = calendar
    .getHolidays(year)
    .map(({ date, rule }) => ({ date: date.slice(0, 10), rule }));
  years.set(year, found);
  return found;
}

/** As settings call it, without how often it is kept: 'Bevrijdingsdag'. */
const getHolidayName = (key: HolidayKey): string => holidayNames[key].replace(/,.*/, '');

const getYear = (date: string) => Number(date.slice(0, 4));

/** The Dutch holidays with these keys in a range of days, both included. */
export function listHolidaysBetween(
  from: string,
  to: string,
  keys: readonly HolidayKey[] = usualHolidays,
): Holiday[] {
  const count = getYear(to) - getYear(from) + 1;
  return Array.from({ length: count }, (_, index) => getYear(from) + index)
    .flatMap(listHolidays)
    .flatMap(({ date, rule }): Holiday[] => {
      if (date < from || date > to) return [];
      const holidayKey = keys.find((key) => rules[key](rule, getYear(date)));
      return holidayKey ? [{ date, name: getHolidayName(holidayKey), kind: 'holiday' }] : [];
    });
}

export const findHolidayOn = (date: string): Holiday | undefined =>
  listHolidaysBetween(date, date)[0];
