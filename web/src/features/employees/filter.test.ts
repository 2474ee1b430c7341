import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { employeesFilter, filterTexts, listChoices, passes } from './filter.ts';

const usual = employeesFilter.fallback();
const ann = sample(Employee, { crew: 'Ploeg 10' });
const certified = (validUntil: string | null) =>
  sample(Employee, {
    certificates: [{ kind: 'vca-basic', name: '', number: '', validUntil }],
  });
const lastDay = (days: number) => sample(Employee, { lastDay: addDays(getToday(), days) });

test.each([
  [{}, ann, true],
  [{}, lastDay(0), true],
  [{}, lastDay(-1), false],
  [{ service: 'out' }, lastDay(-1), true],
  [{ service: 'out' }, ann, false],
  [{ service: 'all' }, lastDay(-1), true],
  [{ kind: 'hired' }, ann, false],
  [{ kind: 'own' }, ann, true],
  [{ crew: 'Ploeg 10' }, ann, true],
  [{ crew: 'Ploeg 1' }, ann, false],
  [{ jobTitle: 'Timmerman' }, sample(Employee, { jobTitle: 'Timmerman' }), true],
  [{ jobTitle: 'Timmerman' }, ann, false],
  [{ certificate: 'VCA basis' }, certified(null), true],
  [{ certificate: 'VCA basis' }, certified(getToday()), true],
  [{ certificate: 'VCA basis' }, certified(addDays(getToday(), -1)), false],
  [{ certificate: 'Heftruck' }, certified(null), false],
] as const)('the filter %o on %o: %s', (filter, employee, expected) => {
  expect(passes({ ...usual, ...filter }, employee)).toBe(expected);
});

test('choices are offered once, by number, with the one that is filtered by', () => {
  const crews = listChoices(['Ploeg 10', 'Ploeg 2', 'Ploeg 10', ''], 'Ploeg 3');
  expect(crews).toEqual(['Ploeg 2', 'Ploeg 3', 'Ploeg 10']);
});

test('being in service is not named among what is filtered by', () => {
  expect(filterTexts(usual)).toEqual([]);
  const certificate = { jobTitle: 'Kraanmachinist', certificate: 'Hijsen' };
  const filter = { service: 'out', kind: 'self-employed', crew: 'Noord', ...certificate } as const;
  expect(filterTexts(filter)).toEqual([
    'Uit dienst',
    'Zzp',
    'Noord',
    'Kraanmachinist',
    'Hijsen geldig',
  ]);
});
