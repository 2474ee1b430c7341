import { randomUUIDv7 } from 'node:crypto';
import type { ClosureCost } from '@ploegplan/contract/closures/schemas';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';

export interface DemoClosure {
  id: string;
  name: string;
  first_day: string;
  last_day: string;
  cost: ClosureCost;
}

const createClosure = (
  name: string,
  first_day: string,
  last_day: string,
  cost: ClosureCost,
): DemoClosure => ({
  id: randomUUIDv7(),
  name,
  first_day,
  last_day,
  cost,
});

function createClosures(year: number): DemoClosure[] {
  const summer = getMonday(`${year}-07-27`);
  return [
    createClosure('Bouwvak', summer, addDays(summer, 18), 'leave'),
    createClosure('Kerstsluiting', `${year}-12-27`, `${year}-12-31`, 'none'),
  ];
}

/** Without one that is going on or just over: in those weeks the demo would have no work to show. */
export function createClosuresAround(today: string): DemoClosure[] {
  const year = Number(today.slice(0, 4));
  return [...createClosures(year), ...createClosures(year + 1)].filter(
    ({ first_day, last_day }) => today < first_day || addDays(last_day, 14) < today,
  );
}

export const isClosed = (closures: readonly DemoClosure[], date: string): boolean =>
  closures.some(({ first_day, last_day }) => first_day <= date && date <= last_day);
