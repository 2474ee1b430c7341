import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTime, normaliseTime } from './time-entry.ts';

test.each([
  ['7', '07:00'],
  ['07', '07:00'],
  ['0', '00:00'],
  ['23', '23:00'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['1630', '16:30'],
  ['0000', '00:00'],
  ['7:30', '07:30'],
  ['07:30', '07:30'],
  ['7.30', '07:30'],
  ['07.30', '07:30'],
  ['23:59', '23:59'],
  ['7u', '07:00'],
  ['7 u', '07:00'],
  ['7u30', '07:30'],
  ['7 u 30', '07:30'],
  ['16U45', '16:45'],
  [' 7:30 ', '07:30'],
])('reads %j as %s', (text, time) => {
  expect(normaliseTime(text)).toBe(time);
});

test.each([
  '',
  ' ',
  'ochtend',
  '24',
  '24:00',
  '2400',
  '25:00',
  '7:60',
  '760',
  '0760',
  '7.5',
  '7,5',
  '7:3',
  '7u3',
  '7:',
  ':30',
  '7:30:00',
  '07300',
  '-7',
  '7h30',
  '7:30 uur',
  '7 30',
  '٠٧:٣٠',
])('returns %j unchanged, because it is not a time', (text) => {
  expect(normaliseTime(text)).toBe(text);
});

test('every minute of the day is read from every accepted form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (h, m) => {
      const hours = String(h).padStart(2, '0');
      const minutes = String(m).padStart(2, '0');
      const time = `${hours}:${minutes}`;
      for (const lead of [hours, String(h)]) {
        for (const mark of ['', ':', '.', 'u', ' u ']) {
          expect(normaliseTime(lead + mark + minutes)).toBe(time);
        }
        if (m === 0) expect([normaliseTime(lead), normaliseTime(`${lead}u`)]).toEqual([time, time]);
      }
    }),
  );
});

test('normaliseTime returns a valid time or the entry itself for any entry, and is idempotent', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789:.u '.split('')) }),
  );
  fc.assert(
    fc.property(text, (entry) => {
      const result = normaliseTime(entry);
      expect(result === entry || isTime(result)).toBe(true);
      expect(normaliseTime(result)).toBe(result);
    }),
    { numRuns: 2_000 },
  );
});
