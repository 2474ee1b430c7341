import { createStore } from '@mantine/store';
import { useSyncExternalStore } from 'react';
import { isTexts, ofUser } from '../remembered/memory.ts';
import { recall, remember } from '../remembered/remembered.ts';

/** Ids of planning items that somebody else changed and this user has not opened since. */
export const updatedItemsKey = ofUser('updatedPlanningItems', isTexts, (): string[] => []);

/** The time that an item counts as just changed, unless it is opened. */
const MARKED_MS = 10 * 60_000;
/** Marks on more items than this are of no use. */
const MAX_MARKED = 200;

const store = createStore<{ marked: ReadonlySet<string> }>({ marked: new Set() });
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const isMarked = (id: string) => store.getState().marked.has(id);

function keep(ids: Iterable<string>): void {
  const marked = new Set(ids);
  remember(updatedItemsKey, [...marked]);
  store.setState({ marked });
}

/** Marks the items again that were marked for this user before the page was loaded. */
export function restoreUpdatedItems(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  store.setState({ marked: new Set() });
  markUpdated(recall(updatedItemsKey));
}

/** Marks planning items that somebody else changed. */
export function markUpdated(ids: readonly string[]): void {
  if (ids.length === 0) return;
  for (const id of ids) {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => markSeen(id), MARKED_MS),
    );
  }
  keep([...store.getState().marked, ...ids].slice(-MAX_MARKED));
}

/** Ends the mark of an item, because the user has seen it. */
export function markSeen(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (isMarked(id)) keep([...store.getState().marked].filter((value) => value !== id));
}

/** Returns the ids of the marked items; the set stays the same object until it changes. */
export const useUpdatedItems = (): ReadonlySet<string> =>
  useSyncExternalStore(store.subscribe, () => store.getState().marked);
