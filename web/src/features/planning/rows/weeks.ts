import type { UseQueryResult } from '@tanstack/react-query';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';

type Items = readonly PlannedItem[];

/** Weeks as one. A class, since the results of plain objects are compared and copied item by item. */
class Weeks {
  readonly lists: readonly (Items | undefined)[];
  readonly items: Items;
  readonly error: Error | null;

  constructor(lists: Weeks['lists'], error: Error | null) {
    this.lists = lists;
    this.items = lists.flatMap((list) => list ?? []);
    this.error = error;
  }

  get areThere(): boolean {
    return this.lists.every(Boolean);
  }
}

/** The error of the first that has nothing to show. */
export const findFailure = (reads: readonly UseQueryResult[]): Error | null =>
  reads.find(({ isLoadingError }) => isLoadingError)?.error ?? null;

/** Joins the answers of weeks; the same object for the same answers, so that nothing is drawn because one is being read again. */
export function createWeeksJoiner() {
  let known = new Weeks([], null);
  return (results: UseQueryResult<Items>[]): Weeks => {
    const error = findFailure(results);
    const lists = results.map(({ data }) => data);
    const isSame =
      error === known.error &&
      lists.length === known.lists.length &&
      lists.every((list, at) => list === known.lists[at]);
    if (!isSame) known = new Weeks(lists, error);
    return known;
  };
}
