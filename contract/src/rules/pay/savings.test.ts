import { expect, test } from 'vitest';
import { payRules } from '../../../test/pay.ts';
import type { SavedCount } from './rules.ts';
import { computePaidPercent, countSavedQuarters, findTimeForTimeOf, markSaved } from './savings.ts';
import { formatClass, listSavingSentences } from './words.ts';

const part = (minutes: number, percent: number, saved: SavedCount | null) => ({
  minutes,
  percent,
  saved,
});

test.each<[string, ReturnType<typeof part>[], number]>([
  ['nothing', [], 0],
  ['paid overtime', [part(120, 125, null)], 0],
  ['2 hours at 125 %', [part(120, 125, 'worth')], 2.5],
  ['2 hours one for one', [part(120, 125, 'hours')], 2],
  ['1,75 hours at 125 %, which is 2 h 11 min', [part(105, 125, 'worth')], 2.25],
  ['2 hours at 125 % and 1 at 150 %', [part(120, 125, 'worth'), part(60, 150, 'worth')], 4],
  // 3 × 18,75 minutes are 56,25: rounded once a week, not once a part.
  ['three quarters at 125 %', Array.from({ length: 3 }, () => part(15, 125, 'worth')), 1],
  ['exactly a quarter at a percentage with decimals', [part(100, 112.5, 'worth')], 2],
  ['a minute', [part(1, 100, 'hours')], 0.25],
])('saves of %s so many hours', (_, parts, hours) => {
  expect(countSavedQuarters(parts) / 4).toBe(hours);
});

test.each<[number | null, SavedCount | null, number | null]>([
  [125, null, 125],
  [125, 'worth', 0],
  [125, 'hours', 25],
  [112.35, 'hours', 12.35],
  [null, null, null],
])('of %s percent that is saved as %s there is to pay %s', (percent, saved, paid) => {
  expect(computePaidPercent({ percent, saved })).toBe(paid);
});

test('only overtime is marked, in its words too', () => {
  const overtime = { class: 'overtime' as const, reason: '2 u 125 %: do 26 nov', saved: null };
  expect(markSaved(overtime, 'worth')).toEqual({
    ...overtime,
    saved: 'worth',
    reason: '2 u 125 %: do 26 nov, gespaard',
  });
  const sunday = { ...overtime, class: 'sunday' as const };
  expect(markSaved(sunday, 'worth')).toEqual(sunday);
  expect(formatClass({ class: 'overtime', percent: 125, saved: 'hours' })).toBe(
    'Overuren 125 %, uren gespaard, toeslag uitbetalen',
  );
});

test('a week is treated by the rules of its last day', () => {
  const later = {
    ...payRules,
    firstDay: '2026-01-08',
    timeForTime: { isUsual: true, counts: 'hours' as const },
  };
  const treatments = ['2025-12-22', '2025-12-29', '2026-01-05'].map((monday) =>
    findTimeForTimeOf([later, payRules], monday),
  );
  expect(treatments).toEqual([null, payRules.timeForTime, later.timeForTime]);
});

test('the sentences say what is usual and how it counts, with a figure of the company', () => {
  expect(listSavingSentences(payRules)).toEqual([
    'Overuren worden uitbetaald, tenzij voor een week sparen als tijd is gekozen',
    'Gespaarde overuren tellen met hun percentage: 2 u 125 % is 2,5 u, per week naar boven afgerond op een kwartier',
  ]);
  const timeForTime = { isUsual: true, counts: 'hours' as const };
  expect(listSavingSentences({ ...payRules, timeForTime })).toEqual([
    'Overuren worden gespaard als tijd, tenzij voor een week uitbetalen is gekozen',
    'Gespaarde overuren tellen één op één, per week naar boven afgerond op een kwartier; hun toeslag wordt uitbetaald',
  ]);
  expect(listSavingSentences({ ...payRules, overtime: [] })).toEqual([]);
});
