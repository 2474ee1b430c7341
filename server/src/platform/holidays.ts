import type { Holiday } from '@ploegplan/contract/holidays.schemas';
import Holidays from 'date-holidays';

const calendar = new Holidays('NL', { languages: ['nl'], types: ['public', 'school'] });

/** The collective agreement of the trade: Liberation Day is a day off once in five years, Good Friday and school holidays never. */
const isDayOff = ({ type, rule }: { type: string; rule: string }, year: number) =>
  type === 'public' || (rule === '05-05' && year % 5 === 0);

const years = new Map<number, Holiday[]>();

function holidaysOf(year: number): Holiday[] {
  const known = years.get(year);
  if (known) return known;
  const found = calendar
    .getHolidays(year)
    .filter((day) => isDayOff(day, year))
    .map(({ date, name }) => ({ date: date.slice(0, 10), name, kind: 'holiday' as const }));
  years.set(year, found);
  return found;
}

const yearOf = (date: string) => Number(date.slice(0, 4));

/** The Dutch public holidays in a range of days, both included. */
export function holidaysBetween(from: string, to: string): Holiday[] {
  const count = yearOf(to) - yearOf(from) + 1;
  return Array.from({ length: count }, (_, index) => yearOf(from) + index)
    .flatMap(holidaysOf)
    .filter(({ date }) => date >= from && date <= to);
}

export const holidayOn = (date: string): Holiday | undefined => holidaysBetween(date, date)[0];
