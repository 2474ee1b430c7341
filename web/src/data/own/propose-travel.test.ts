import { Ride } from '@ploegplan/contract/employee-planning/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { proposeTravel } from './propose-travel.ts';

const ride = sample(Ride, { role: 'driver', carId: null, kilometres: 38, minutes: 45 });
const morning = { startTime: '07:00:00', ride };
const afternoon = { startTime: '13:00:00', ride: { ...ride, kilometres: 9 } };

test('proposes the trips there and back of the first work with a ride', () => {
  const onFoot = { startTime: '06:00:00' };
  const proposed = { role: 'driver', carId: null, kilometres: 38, minutes: 90 };
  expect(proposeTravel([afternoon, morning, onFoot])).toEqual(proposed);
});

test('invents no minutes, and nothing without a ride', () => {
  const unknown = { ...morning, ride: { ...ride, minutes: null } };
  expect(proposeTravel([unknown])?.minutes).toBeNull();
  expect(proposeTravel([{ startTime: null }])).toBeNull();
});
