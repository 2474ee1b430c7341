import { payRules } from '@ploegplan/contract/test/pay';
import { expect, test } from 'vitest';
import {
  findTravelFaults,
  isValidTravel,
  type TypedTravel,
  toTravelRules,
  toTypedTravel,
} from './typed-travel.ts';

const bands = [
  { upTo: 40, rider: 0.5, driver: 1.25 },
  { upTo: 80, rider: 1, driver: 2 },
];
const many = {
  travel: { ...payRules.travel, percent: 112.5, bands, bandsCheckedOn: '2026-01-01' },
  longestDay: { hours: 12, withOvertime: 13.5, article: 'cao art. 2.3' },
};

test.each([
  ['the proposal', payRules],
  ['a table of kilometres', many],
  ['no longest day', { ...many, longestDay: null }],
])('%s as typed says the same', (_, { travel, longestDay }) => {
  const typed = toTypedTravel({ travel, longestDay });
  expect(isValidTravel(typed)).toBe(true);
  expect(toTravelRules(typed)).toEqual({ travel, longestDay });
});

const band = { upTo: '40', rider: '1', driver: '2' };
const dated = { bandsCheckedOn: '2026-01-01' };
const WHOLE = 'Vul een heel getal in van 0 tot en met 1440';
test.each<[Partial<TypedTravel>, object]>([
  [{ unpaidMinutes: '' }, { unpaidMinutes: WHOLE }],
  [{ unpaidMinutes: '7,5' }, { unpaidMinutes: WHOLE }],
  [{ percent: '' }, { percent: 'Vul een percentage in van 100 tot en met 1000' }],
  [{ longest: '12', longestWithOvertime: '' }, { longest: 'Vul een aantal uren in' }],
  [{ bands: [band] }, { bandsCheckedOn: 'Vul in wanneer je de tabel hebt gecontroleerd' }],
  [
    { ...dated, bands: [{ ...band, upTo: '' }] },
    { bands: ['Kilometers: vul een heel getal in van 1 tot en met 2000'] },
  ],
  [
    { ...dated, bands: [band, { ...band, upTo: '30' }] },
    { bands: [undefined, 'Zet de kilometers op volgorde, de minste eerst'] },
  ],
  [{ ...dated, bands: [{ ...band, driver: '25' }] }, { bands: ['Vul de betaalde uren in'] }],
])('the faults of %j', (parts, faults) => {
  const typed = { ...toTypedTravel(payRules), ...parts };
  expect(isValidTravel(typed)).toBe(false);
  expect(findTravelFaults(typed)).toMatchObject(faults);
});
