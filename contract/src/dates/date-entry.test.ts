import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseDate, normaliseTypedDate } from './date-entry.ts';
import { isDate } from './dates.ts';

const year = 2026;

test.each([
  ['yyyy-MM-dd', '2026-11-06'],
  ['dd-MM-yyyy', '06-11-2026'],
  ['dd-MM', '06-11'],
  ['dd MM yyyy', '06 11 2026'],
  ['dd MM', '06 11'],
  ['dd.MM.yyyy', '06.11.2026'],
  ['dd.MM', '06.11'],
  ['dd/MM/yyyy', '06/11/2026'],
  ['dd/MM', '06/11'],
  ['ddMMyyyy', '06112026'],
  ['ddMM', '0611'],
  ['ddMMyy', '061126'],
  ['d-MM', '6-11'],
])('%s: %s is 6 November 2026', (_form, text) => {
  expect(normaliseDate(text, year)).toBe('2026-11-06');
});

test.each([
  ['dd-M', '16-1', '2026-01-16'],
  ['d-MM', '6-01', '2026-01-06'],
  ['d-M', '6-1', '2026-01-06'],
  ['another year', '16-11-2031', '2031-11-16'],
  ['a leap day with its year', '29-02-2028', '2028-02-29'],
  ['two digits of a past year', '010199', '2099-01-01'],
  ['two digits of a future year', '311200', '2000-12-31'],
  ['a year before this century', '31121999', '1999-12-31'],
])('%s: %s is %s', (_form, text, date) => {
  expect(normaliseDate(text, year)).toBe(date);
});

test('a date without a year gets the current year', () => {
  expect(normaliseDate('16-11', 2031)).toBe('2031-11-16');
  expect(normaliseDate('29-02', 2028)).toBe('2028-02-29');
  expect(normaliseDate('2902', 2028)).toBe('2028-02-29');
});

const invalid = [
  '',
  ' ',
  'morgen',
  'maandag 16 november 2026',
  '6',
  '16',
  '161',
  '16112',
  '1611202',
  '161120261',
  '31-02',
  '31-04-2026',
  '29-02',
  '29-02-2027',
  '290227',
  '00-11',
  '16-00',
  '16-13',
  '32-01-2026',
  '13-13-2026',
  '2026-02-30',
  '2026-13-01',
  '2026-1-6',
  '20261116',
  '2026/11/16',
  '6-1-2026',
  '16-1-2026',
  '6-11-2026',
  '06-11-26',
  '6.11',
  '6/11',
  '6 11',
  '6 1 2026',
  '06-11/2026',
  '06.11-2026',
  '06  11',
  '06--11',
  '06_11',
  '-06-11',
  '06-11-',
  ' 06-11',
  '06-11 ',
  '06-11\n',
  '06-11-2026 07:30',
  '٠٦-١١',
];

test.each(invalid)('%j has none of the accepted forms and is returned unchanged', (text) => {
  expect(normaliseDate(text, year)).toBe(text);
});

const years = fc.integer({ min: 1900, max: 2199 });
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789-./ '.split('')) }),
  dates,
);

const partsOf = (date: string) => {
  const [y = '', m = '', d = ''] = date.split('-');
  return { y, m, d };
};

test('every day is read from every accepted form', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const { y, m, d } = partsOf(date);
      const withYear = [date, d + m + y, ...['-', ' ', '.', '/'].map((s) => [d, m, y].join(s))];
      const short = `${Number(d)}-${Number(m)}`;
      const withoutYear = [d + m, short, `${Number(d)}-${m}`, `${d}-${Number(m)}`].concat(
        ['-', ' ', '.', '/'].map((s) => d + s + m),
      );
      for (const text of withYear) expect(normaliseDate(text, 1901)).toBe(date);
      for (const text of withoutYear) expect(normaliseDate(text, Number(y))).toBe(date);
      const thisCentury = `20${y.slice(2)}-${m}-${d}`;
      if (isDate(thisCentury)) {
        expect(normaliseDate(d + m + y.slice(2), year)).toBe(thisCentury);
      }
    }),
  );
});

test.each([normaliseDate, normaliseTypedDate])(
  '%o returns a valid day or the entry itself for any entry, and is idempotent',
  (normalise) => {
    fc.assert(
      fc.property(anything, years, (text, currentYear) => {
        const result = normalise(text, currentYear);
        expect(result === text || isDate(result)).toBe(true);
        expect(normalise(result, currentYear)).toBe(result);
      }),
      { numRuns: 2_000 },
    );
  },
);

test.each([
  ['6-11-2026', '2026-11-06'],
  ['6-1-2026', '2026-01-06'],
  ['6/11', '2026-11-06'],
  ['6.1', '2026-01-06'],
  ['6 1 2027', '2027-01-06'],
  ['06-11-26', '2026-11-06'],
  ['6/1/27', '2027-01-06'],
  [' 16-11 ', '2026-11-16'],
  ['16-11-2026', '2026-11-16'],
])('readTypedDate reads %j as %s', (text, date) => {
  expect(normaliseTypedDate(text, year)).toBe(date);
});

test.each(['', '31-2', '6-13', '6', '1-1-1', '6-11/2026', 'morgen', ' morgen '])(
  'readTypedDate returns %j unchanged, because it is not a date',
  (text) => {
    expect(normaliseTypedDate(text, year)).toBe(text);
  },
);
