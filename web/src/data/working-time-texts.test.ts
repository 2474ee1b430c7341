import { workingTimeWarnings } from '@ploegplan/contract/rules/working-time';
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
  [adult, ['16 20:00-07:45'], '11 uur werk in een nachtdienst, Atw art. 5:8 staat 10 toe'],
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
    ['22 07:00-12:00'],
    'Werk op zondag, Atw art. 5:6 wil daarover een afspraak en 13 vrije zondagen per jaar',
  ],
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
  const warnings = workingTimeWarnings({ shifts, worker: { dateOfBirth }, known });
  expect(warnings.map(describeWarning)).toContain(sentence);
});

it('says over how many weeks an average is', () => {
  const [warning] = workingTimeWarnings({
    shifts: [],
    worker: { dateOfBirth: null },
    known: { from: '2026-11-16', to: '2026-11-22' },
    weekHours: new Map(['2026-10-26', '2026-11-02', '2026-11-09'].map((monday) => [monday, 60])),
    absent: new Map([['2026-11-16', { quarters: 200, isWhole: true }]]),
  });
  expect(warning && describeWarning(warning)).toBe(
    'Gemiddeld 57,5 uur per week over 4 weken, Atw art. 5:7 staat 55 toe',
  );
});
