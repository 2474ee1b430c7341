import { expect, test } from 'vitest';
import { paidPerson, payDay, payRules } from '../../../test/pay.ts';
import { classifyDay } from './classes.ts';
import { findTooLongDay } from './travel.ts';
import { formatTooLongDay } from './words.ts';

const { travel } = payRules;
const bands = [
  { upTo: 40, rider: 0.25, driver: 1.25 },
  { upTo: 70, rider: 1, driver: 2 },
];
const driver = { isDriver: true, hasRiders: true };

test.each([
  ['none', { minutes: 0 }, {}, ''],
  ['up to an hour', { minutes: 60 }, {}, 'unpaid 60'],
  ['more', { minutes: 90 }, {}, 'unpaid 60, paid 30'],
  ['of a driver with riders', { minutes: 90, ...driver }, {}, 'paid 90'],
  ['of a driver alone', { minutes: 60, isDriver: true }, {}, 'unpaid 60'],
  ['of a rider', { minutes: 60, hasRiders: true }, {}, 'unpaid 60'],
  ['no more for drivers', { minutes: 60, ...driver }, { paysDriver: false }, 'unpaid 60'],
  ['in a band', { minutes: 90, kilometres: 40 }, { bands }, 'unpaid 75, paid 15'],
  ['in the next', { minutes: 90, kilometres: 40.5, ...driver }, { bands }, 'paid 120'],
  ['beyond them', { minutes: 75, kilometres: 71 }, { bands }, 'unpaid 60, paid 15'],
  ['of an unknown distance', { minutes: 75 }, { bands }, 'unpaid 60, paid 15'],
])('travel: %s', (_, ofDay, rest, expected) => {
  const rules = { ...payRules, travel: { ...travel, ...rest } };
  const parts = classifyDay(payDay({ travel: ofDay }), paidPerson, rules);
  const shown = parts.map((part) => `${part.class.replace('travel-', '')} ${part.minutes}`);
  expect(shown.join(', ')).toBe(expected);
});

test('travel is rounded apart from work, and says its article', () => {
  const day = payDay({ works: [{ projectId: null, minutes: 68 }], travel: { minutes: 72 } });
  const reasons = (kilometres: number | null) =>
    classifyDay(day.travel ? { ...day, travel: { ...day.travel, kilometres } } : day, paidPerson, {
      ...payRules,
      ...{ roundTo: 15, travel: { ...travel, bands } },
    }).map(({ reason }) => reason);
  expect(reasons(null)).toEqual([
    '1,25 u 100 %: do 26 nov',
    '1 u reistijd, onbetaald: do 26 nov, cao art. 5.10',
    '0,25 u reistijd 100 %: do 26 nov, cao art. 5.10',
  ]);
  expect(reasons(60).slice(1)).toEqual([
    '0,25 u reistijd, onbetaald: do 26 nov, cao tabel 5.10.3',
    '1 u reistijd 100 %: do 26 nov, cao tabel 5.10.3',
  ]);
});

test.each([
  ['12 hours', '15:30', 210, null],
  ['a minute more', '15:30', 211, 'do 26 nov: werk, pauze en reis 12,02 u, hoogstens 12 u'],
  ['13 hours with overtime', '17:00', 180, null],
  ['more', '17:00', 210, 'do 26 nov: werk, pauze en reis 13,5 u, hoogstens 13 u'],
])('a long day: %s', (_, endTime, minutes, text) => {
  const day = payDay({ startTime: '07:00', endTime, breakMinutes: 30, travel: { minutes } });
  const found = findTooLongDay(day, paidPerson, payRules);
  expect(found && formatTooLongDay(found)).toBe(text);
  expect(findTooLongDay(day, paidPerson, { ...payRules, longestDay: null })).toBeNull();
});
