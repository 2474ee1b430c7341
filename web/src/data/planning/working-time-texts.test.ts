import { addDays } from '@ploegplan/contract/dates/dates';
import { findWorkingTimeWarnings } from '@ploegplan/contract/rules/working-time/findings';
import { createDatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { expect, it } from 'vitest';
import { describeWarning } from './working-time-texts.ts';

const adult = null;
const apprentice = '2009-11-20';
const days = (count: number) => Array.from({ length: count }, (_, day) => `${16 + day}`);

it.each<[string | null, string[], string]>([
  [adult, ['16 06:00-20:00'], '13,25 uur werk in één dienst, Atw art. 5:7 staat 12 toe'],
  [
    apprentice,
    ['16 06:00-18:00'],
    '11,25 uur werk in één dienst, Atw art. 5:7 staat onder de 18 jaar 9 toe',
  ],
  [adult, ['16 20:00-09:00'], '12,25 uur werk in een nachtdienst, Atw art. 5:8 staat 10 toe'],
  [
    adult,
    days(6).map((day) => `${day} 07:00-18:00`),
    '61,5 uur werk in week 47, Atw art. 5:7 staat 60 toe',
  ],
  [
    adult,
    ['16 14:00-23:00', '17 06:30-14:00'],
    'Dienst eindigt 23:00, begint 06:30: 7,5 uur rust, Atw art. 5:3 vraagt 11',
  ],
  [
    apprentice,
    ['16 07:00-11:00', '16 15:30-20:00'],
    'Dienst eindigt 20:00: 11 uur rust in 24 uur, Atw art. 5:3 vraagt onder de 18 jaar 12',
  ],
  [
    adult,
    days(15).map((day) => `${day} 08:00-14:00`),
    'In 7 dagen hooguit 18 uur rust achter elkaar, Atw art. 5:5 vraagt 36',
  ],
  [
    apprentice,
    ['16 07:00-12:00'],
    '0 minuten pauze bij 5 uur werk, Atw art. 5:4 vraagt onder de 18 jaar 30',
  ],
  [
    adult,
    ['16 22:00-06:00', '17 13:00-16:00'],
    'Nachtdienst eindigt 06:00, begint 13:00: 7 uur rust, Atw art. 5:8 vraagt 14',
  ],
  [
    adult,
    days(8).map((day) => `${day} 22:00-06:00`),
    '8 nachtdiensten achter elkaar, Atw art. 5:8 staat 7 toe',
  ],
  [
    adult,
    [...days(3).map((day) => `${day} 22:00-06:00`), '20 12:00-16:00'],
    '30 uur rust na 3 nachtdiensten, Atw art. 5:8 vraagt 46',
  ],
  ['2011-11-20', ['16 07:00-12:00'], 'Werk van iemand onder de 16 jaar, Atw art. 3:2 verbiedt dat'],
  [
    apprentice,
    ['16 05:00-09:00'],
    'Werk tussen 23:00 en 06:00, Atw art. 5:3 vraagt onder de 18 jaar dan rust',
  ],
])('born %s, on %o: %s', (dateOfBirth, texts, sentence) => {
  const shifts = texts.map((text) => {
    const [day = '', times = ''] = text.split(' ');
    const [startTime = null, endTime = null] = times.split('-');
    return { id: text, date: `2026-11-${day}`, startTime, endTime };
  });
  const known = { from: '2026-11-16', to: '2026-12-06' };
  const worker = { dateOfBirth, kind: 'own' as const };
  const warnings = findWorkingTimeWarnings({ shifts, worker, known, workingWeek: usualWeek });
  expect(warnings.map(describeWarning)).toContain(sentence);
});

/** This many weeks before the known one, in each of which 50 hours are worked, of which two nights and the Sunday. */
const weeksBefore = (count: number) =>
  Array.from({ length: count }, (_, week) => addDays('2026-11-16', -7 * (week + 1)));
const around = new Map(
  weeksBefore(15).map((monday) => [monday, { hours: 50, nights: 2, lateNights: 2 }]),
);
const sundays = weeksBefore(51).map((monday) => addDays(monday, 6));

it.each([
  'Gemiddeld 48,69 uur per week over 16 weken, Atw art. 5:7 staat 48 toe',
  'Gemiddeld 48,69 uur per week over 16 weken met veel nachtdiensten, Atw art. 5:8 staat 40 toe',
  '37 nachtdiensten tot na 02:00 in 16 weken, Atw art. 5:8 staat 36 toe',
  '0 vrije zondagen in 52 weken, Atw art. 5:6 vraagt 13',
])('says of many weeks: %s', (sentence) => {
  const shifts = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    id: `${day}`,
    date: addDays('2026-11-16', day),
    startTime: '22:00',
    endTime: '02:30',
  }));
  const warnings = findWorkingTimeWarnings({
    shifts,
    worker: { dateOfBirth: null, kind: 'own' },
    known: { from: '2026-11-16', to: '2026-11-22' },
    workingWeek: usualWeek,
    around,
    sundays,
  });
  expect(warnings.map(describeWarning)).toContain(sentence);
});

it.each([
  [
    '07:00',
    '16:00',
    '8,5 uur werk in één dienst, eigen grens vanaf 5 jan 2026 (Atw art. 5:7) staat 8 toe',
  ],
  ['20:00', '07:00', '23 lange nachtdiensten in 52 weken, Atw art. 5:8 staat 22 toe'],
])('says of %s to %s whose figure decided: %s', (startTime, endTime, sentence) => {
  const own = { rule: 'adult.shift' as const, from: '2026-01-05', until: null, value: 8 };
  const warnings = findWorkingTimeWarnings({
    shifts: [{ id: 'a', date: '2026-11-16', startTime, endTime }],
    worker: { dateOfBirth: null, kind: 'own' },
    workingWeek: usualWeek,
    known: { from: '2026-11-16', to: '2026-11-22' },
    limits: createDatedLimits([own]),
    longNights: weeksBefore(22),
  });
  expect(warnings.map(describeWarning)).toEqual([sentence]);
});

it('says over how many weeks an average is', () => {
  const [warning] = findWorkingTimeWarnings({
    shifts: [],
    worker: { dateOfBirth: null, kind: 'own' },
    workingWeek: usualWeek,
    known: { from: '2026-11-16', to: '2026-11-22' },
    around: new Map(
      weeksBefore(3).map((monday) => [monday, { hours: 60, nights: 0, lateNights: 0 }]),
    ),
    absent: new Map([['2026-11-16', { quarters: 200, worked: 200, isWhole: true }]]),
  });
  expect(warning && describeWarning(warning)).toBe(
    'Gemiddeld 57,5 uur per week over 4 weken, Atw art. 5:7 staat 55 toe',
  );
});
