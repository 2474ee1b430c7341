import { Employee } from '@ploegplan/contract/employees.schemas';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { crewsOf, employeesFilter, filterTexts, passes } from './filter.ts';

const usual = employeesFilter.fallback();
const ann = sample(Employee, { crew: 'Ploeg 10' });
const lastDay = (days: number) => sample(Employee, { lastDay: addDays(today(), days) });

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
] as const)('the filter %o on %o: %s', (filter, employee, expected) => {
  expect(passes({ ...usual, ...filter }, employee)).toBe(expected);
});

test('crews are offered once, by number, with the one that is filtered by', () => {
  const others = ['Ploeg 2', 'Ploeg 10', ''].map((crew) => sample(Employee, { crew }));
  const crews = crewsOf([ann, ...others], { ...usual, crew: 'Ploeg 3' });
  expect(crews).toEqual(['Ploeg 2', 'Ploeg 3', 'Ploeg 10']);
});

test('being in service is not named among what is filtered by', () => {
  expect(filterTexts(usual)).toEqual([]);
  expect(filterTexts({ service: 'out', kind: 'self-employed', crew: 'Noord' })).toEqual([
    'Uit dienst',
    'Zzp',
    'Noord',
  ]);
});
