import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payRules } from '../../../test/pay.ts';
import { buildingAndInfra, findPayRulesOn, PayRules } from './rules.ts';
import { listRuleSentences, listTravelSentences } from './words.ts';

const step = { percent: 125, article: '' };
const band = { upTo: 40, rider: 1, driver: 2 };
const { travel } = payRules;

test('the proposal has the figures of the agreement that are known, and no other', () => {
  expect(z.parse(PayRules, payRules)).toEqual(payRules);
  expect(listRuleSentences(buildingAndInfra)).toEqual([
    'De eerste 3 overuren van een dag: 125 % (cao art. 2.8)',
    'Verdere overuren van een dag: 150 % (cao art. 2.8)',
    'Van zaterdag 21:00 tot maandag 05:00: 200 % (cao art. 2.8)',
    'Op een feestdag: 200 % (cao art. 2.8)',
    'Buiten 07:00–19:00: toeslag niet ingevuld',
    'Gelden er meer regels, dan telt het hoogste percentage',
  ]);
  expect(listTravelSentences(buildingAndInfra)).toEqual([
    'De eerste 60 minuten reistijd van een dag: onbetaald, behalve voor een bestuurder met collega’s (cao art. 5.10)',
    'Verdere reistijd: 100 % (cao art. 5.10)',
    'Tabel met kilometers: leeg, dus reistijd telt in minuten (cao tabel 5.10.3)',
    'Werk, pauze en reis: hoogstens 12 u per dag, met overuren 13 u',
  ]);
});

test('other rules are sentences too', () => {
  const rules: PayRules = {
    ...payRules,
    overtime: [1, 1.5, null].map((hours) => ({ ...step, hours })),
    window: { from: '06:00', to: '18:00', percent: 117.5, article: '' },
    night: { from: '22:00', to: '06:00', percent: 130, article: 'cao art. 9' },
    travel: { ...travel, unpaidMinutes: 0, bands: [band] },
    roundTo: 15,
  };
  expect(listRuleSentences(rules)).toEqual(
    expect.arrayContaining([
      'Het eerste overuur van een dag: 125 %',
      'De volgende 1,5 overuren van een dag: 125 %',
      'Van 22:00 tot 06:00: 130 % (cao art. 9)',
      'Buiten 06:00–18:00: 117,5 %',
      'De uren van een dag worden afgerond op 15 minuten',
    ]),
  );
  expect(listTravelSentences(rules)).toEqual(
    expect.arrayContaining([
      'Reistijd: 100 % (cao art. 5.10)',
      'Enkele reis tot en met 40 km: 1 u betaald, bestuurder met collega’s 2 u (cao tabel 5.10.3)',
    ]),
  );
  const [only] = listRuleSentences({ ...payRules, overtime: [{ ...step, hours: null }] });
  expect(only).toBe('Overuren: 125 %');
});

const stepsOf = (...hours: (number | null)[]) => hours.map((value) => ({ ...step, hours: value }));
test.each<[string, object, boolean]>([
  ['no overtime', { overtime: [] }, true],
  ['a last step that ends', { overtime: stepsOf(3) }, false],
  ['an open step before another', { overtime: stepsOf(null, null) }, false],
  ['less than the wage', { holiday: { ...step, percent: 99 } }, false],
  ['a night without length', { night: { ...step, from: '22:00', to: '22:00' } }, false],
  ['a window without length', { window: { ...step, from: '07:00', to: '07:00' } }, false],
  ['no source', { source: '' }, false],
  ['another rounding', { roundTo: 7 }, false],
  ['bands that do not ascend', { travel: { ...travel, bands: [band, band] } }, false],
])('rules with %s', (_, change, isAccepted) => {
  expect(z.safeParse(PayRules, { ...payRules, ...change }).success).toBe(isAccepted);
});

test('the rules of a day are the last that began', () => {
  const later = { ...payRules, firstDay: '2027-07-01' };
  const on = (date: string) => findPayRulesOn([later, payRules], date);
  expect(on('2025-12-31')).toBeNull();
  expect([on('2027-06-30'), on('2027-07-01')]).toEqual([payRules, later]);
});
