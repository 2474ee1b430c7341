import { Material } from '@ploegplan/contract/materials/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { proposeTrip } from './trip-proposal.ts';

const vehicle = (departsFrom: string, values: Partial<Material> = {}) =>
  sample(Material, { isVehicle: true, departsFrom, deleted: false, ...values });
const yard = vehicle('52,5');
const north = '52.260000,5.000000';

test('proposes the line through the air with a detour, in whole kilometres', () => {
  expect(proposeTrip(north, [yard])).toEqual({ kilometres: 38, direct: 29 });
});

test('leaves from where most vehicles leave, without deleted ones and what is no vehicle', () => {
  const away = '51,5';
  const others = [vehicle(away, { deleted: true }), vehicle(away, { isVehicle: false })];
  expect(proposeTrip(north, [vehicle(away), yard, yard, ...others])?.direct).toBe(29);
});

test.each([
  ['the work is an address', 'Kade 1, Gouda', [yard]],
  ['no vehicle leaves from a point', north, [vehicle('Werf 3'), vehicle('')]],
])('proposes nothing when %s', (_, place, vehicles) => {
  expect(proposeTrip(place, vehicles)).toBeNull();
});
