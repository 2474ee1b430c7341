import { createStore } from '@mantine/store';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useSyncExternalStore } from 'react';

/** The part of an own item that the office plans; without what its employee records. */
export type PlannedPart = Pick<
  EmployeePlanningItem,
  | 'id'
  | 'date'
  | 'clientName'
  | 'projectName'
  | 'location'
  | 'projectLocation'
  | 'clientLocation'
  | 'startTime'
  | 'endTime'
  | 'description'
  | 'materials'
  | 'employees'
  | 'contactPerson'
  | 'ride'
>;

/** The own items of today and later as this user last looked at them, up to the last day that was known. */
export interface SeenItems {
  to: string;
  items: Readonly<Record<string, PlannedPart>>;
}

const pickPlannedPart = (item: PlannedPart): PlannedPart => ({
  id: item.id,
  date: item.date,
  clientName: item.clientName,
  projectName: item.projectName,
  location: item.location,
  projectLocation: item.projectLocation,
  clientLocation: item.clientLocation,
  startTime: item.startTime,
  endTime: item.endTime,
  description: item.description,
  materials: item.materials,
  employees: item.employees,
  contactPerson: item.contactPerson,
  ...(item.ride && { ride: item.ride }),
});

const isSame = (a: PlannedPart, b: PlannedPart): boolean =>
  isEqual(pickPlannedPart(a), pickPlannedPart(b));

/** Adds the items of a new list; those of the first visit, of days that come into view, and what the user added, count as seen. */
export function withListed(
  before: SeenItems | null,
  listed: readonly (PlannedPart & Pick<EmployeePlanningItem, 'isOtherWork'>)[],
  { from, to }: { from: string; to: string },
): SeenItems {
  const coming = listed.filter(({ date }) => date >= from);
  const isListed = new Set(coming.map(({ id }) => id));
  const known = Object.values(before?.items ?? {}).filter(
    ({ id, date }) => date >= from || isListed.has(id),
  );
  const fresh = coming.filter(
    ({ id, date, isOtherWork }) =>
      !before || ((isOtherWork || date > before.to) && !before.items[id]),
  );
  const items = [...known, ...fresh.map(pickPlannedPart)].map((item) => [item.id, item] as const);
  return { to: before && before.to > to ? before.to : to, items: Object.fromEntries(items) };
}

/** The difference between an item and the one seen: it is new, or was like this before; null when there is nothing to show. */
export type ItemChange = { kind: 'new' } | { kind: 'changed'; before: PlannedPart };

export function findChange(
  seen: SeenItems | null,
  item: PlannedPart,
  from: string,
): ItemChange | null {
  if (!seen || item.date < from) return null;
  const before = seen.items[item.id];
  if (before) return isSame(before, item) ? null : { kind: 'changed', before };
  return item.date <= seen.to ? { kind: 'new' } : null;
}

/** Finds seen items that are no longer on the planning. */
export function findRemovedItems(
  seen: SeenItems | null,
  listed: readonly Pick<PlannedPart, 'id'>[],
  from: string,
): PlannedPart[] {
  const isListed = new Set(listed.map(({ id }) => id));
  return Object.values(seen?.items ?? {})
    .filter(({ id, date }) => date >= from && !isListed.has(id))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

const store = createStore<{ seen: SeenItems | null }>({ seen: null });
/** Returns the items that this user saw; null until they are known. */
export const getCurrentSeenItems = (): SeenItems | null => store.getState().seen;

let keep: (seen: SeenItems) => void = () => undefined;

/** Goes on with what this user saw before. */
export function setSeenItems(seen: SeenItems | null, keeper = keep): void {
  keep = keeper;
  store.setState({ seen });
}

function change(next: SeenItems): void {
  if (isEqual(next, getCurrentSeenItems())) return;
  store.setState({ seen: next });
  keep(next);
}

export function noteListedItems(items: readonly PlannedPart[], to: string): void {
  change(withListed(getCurrentSeenItems(), items, { from: getToday(), to }));
}

/** The user has seen what became of an item. */
export function markItemSeen(item: PlannedPart): void {
  const seen = getCurrentSeenItems();
  if (seen && findChange(seen, item, getToday()))
    change({ ...seen, items: { ...seen.items, [item.id]: pickPlannedPart(item) } });
}

/** The user has seen that an item is gone. */
export function markGoneSeen(id: string): void {
  const seen = getCurrentSeenItems();
  if (!seen) return;
  const { [id]: _gone, ...items } = seen.items;
  change({ ...seen, items });
}

export const useSeenItems = (): SeenItems | null =>
  useSyncExternalStore(store.subscribe, getCurrentSeenItems);

/** Returns the difference between an item and what its user saw. */
export const useItemChange = (item: PlannedPart): ItemChange | null =>
  findChange(useSeenItems(), item, getToday());
