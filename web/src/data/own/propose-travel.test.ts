import { Ride } from '@ploegplan/contract/employee-planning/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import type { DayTravel } from '@ploegplan/contract/work-days/schemas';
import { expect, test } from 'vitest';
import { proposeTravel } from './propose-travel.ts';

const ride = sample(Ride, { role: 'driver', carId: null, kilometres: 38, minutes: 45 });
const morning = { startTime: '07:00:00', ride };
const afternoon = { startTime: '13:00:00', ride: { ...ride, kilometres: 9 } };
const byRide: DayTravel = { role: 'driver', carId: null, kilometres: 38, minutes: 90 };
const earlier: DayTravel = { role: 'rider', carId: null, kilometres: 30, minutes: 50 };

test('proposes the trips there and back of the first work with a ride', () => {
  const onFoot = { startTime: '06:00:00' };
  expect(proposeTravel([afternoon, morning, onFoot], earlier)).toEqual(byRide);
});

test('takes from an earlier day what is not known, and all of it without a ride', () => {
  const unknown = [{ ...morning, ride: { ...ride, kilometres: null, minutes: null } }];
  expect(proposeTravel(unknown, earlier)).toEqual({ ...earlier, role: 'driver' });
  expect(proposeTravel(unknown, null)).toEqual({ ...byRide, kilometres: null, minutes: 0 });
  expect(proposeTravel([{ startTime: null }], earlier)).toBe(earlier);
});
