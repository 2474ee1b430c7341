import { expect, test } from 'vitest';
import { findRide, type Vehicle } from './policy.ts';

const vehicle = (id: string, driverId: string | null, departsFrom = 'Werf 3'): Vehicle => ({
  ...{ id, name: `Bus ${id}`, departsFrom, driverId },
  driverName: driverId,
});
const ride = (people: number, ...vehicles: Vehicle[]) =>
  findRide('anja', { vehicles, people, kilometres: 38, minutes: null });

test('no vehicle is no ride', () => {
  expect(ride(2)).toBeNull();
});

test.each([
  ['alone in a van', ride(1, vehicle('1', 'anja')), 'driver', '1', 'anja'],
  ['with somebody', ride(2, vehicle('1', 'anja')), 'driver-with-riders', '1', 'anja'],
  [
    'each in a van',
    ride(2, vehicle('1', 'anja'), vehicle('2', 'piet')),
    ...(['driver', '1', 'anja'] as const),
  ],
  ['driven by another', ride(2, vehicle('1', 'piet')), 'rider', '1', 'piet'],
  ['by an unknown driver', ride(1, vehicle('1', null)), 'rider', '1', ''],
])('%s', (_, found, role, carId, driverName) => {
  const trip = { kilometres: 38, minutes: null, departsFrom: 'Werf 3' };
  expect(found).toEqual({ ...trip, role, carId, carName: `Bus ${carId}`, driverName });
});

test('which of several vans somebody rides along in is not known, only where all leave from', () => {
  const unknown = { role: 'rider', carId: null, carName: 'Bus 1 of Bus 2', driverName: '' };
  const [first, second] = [vehicle('1', 'piet'), vehicle('2', null)];
  expect(ride(4, first, second)).toMatchObject({ ...unknown, departsFrom: 'Werf 3' });
  const elsewhere = vehicle('2', null, 'Thuis');
  expect(ride(4, first, elsewhere)).toMatchObject({ ...unknown, departsFrom: '' });
});
