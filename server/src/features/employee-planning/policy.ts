import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import type { Ride } from '@ploegplan/contract/employee-planning/schemas';

/**
 * The contact person without the fields that are hidden from employees. Null when no field is left.
 */
export function filterContact(contact: ContactPerson): ContactPerson | null {
  const visible = {
    ...contact,
    name: contact.showName ? contact.name : '',
    phonenumber: contact.showPhonenumber ? contact.phonenumber : '',
    email: contact.showEmail ? contact.email : '',
  };
  return visible.name || visible.phonenumber || visible.email ? visible : null;
}

export interface Vehicle {
  id: string;
  name: string;
  departsFrom: string;
  driverId: string | null;
  driverName: string | null;
}

interface Trip {
  vehicles: readonly Vehicle[];
  /** The number of people on the item. */
  people: number;
  kilometres: number | null;
  minutes: number | null;
}

/** How an employee gets to an item; null without a vehicle. Which one a rider takes is known when there is only one. */
export function findRide(
  employeeId: string,
  { vehicles, people, kilometres, minutes }: Trip,
): Ride | null {
  if (vehicles.length === 0) return null;
  const own = vehicles.find(({ driverId }) => driverId === employeeId);
  const car = own ?? (vehicles.length === 1 ? vehicles[0] : undefined);
  const drivers = new Set(vehicles.flatMap(({ driverId }) => driverId ?? []));
  const ofDriver = people > drivers.size ? 'driver-with-riders' : 'driver';
  const places = new Set(vehicles.map(({ departsFrom }) => departsFrom));
  const [sharedPlace = ''] = places.size === 1 ? places : [];
  return {
    role: own ? ofDriver : 'rider',
    kilometres,
    minutes,
    carId: car?.id ?? null,
    carName: car?.name ?? vehicles.map(({ name }) => name).join(' of '),
    driverName: car?.driverName ?? '',
    departsFrom: car?.departsFrom ?? sharedPlace,
  };
}
