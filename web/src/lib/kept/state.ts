import { createStore, useStore } from '@mantine/store';

/** The times at which the shown kept answers were given, by name; a fresh answer removes its time. */
export const keptState = createStore<ReadonlyMap<string, string>>(new Map());

export function noteKept(name: string, at: string | null): void {
  const now = keptState.getState();
  if ((now.get(name) ?? null) === at) return;
  const others = [...now].filter(([other]) => other !== name);
  keptState.setState(new Map(at === null ? others : [...others, [name, at]]));
}

const reading = createStore({ isOpen: false, underWay: 0 });

/** Sets whether the kept data can be read by now, or cannot be read at all. */
export const setKeptOpen = (isOpen: boolean): void =>
  reading.setState((now) => ({ ...now, isOpen }));

const addReads = (by: 1 | -1) =>
  reading.setState((now) => ({ ...now, underWay: now.underWay + by }));

/** Counts as being read until the promise settles. */
export async function whileKeptIsRead(reads: Promise<unknown>): Promise<void> {
  addReads(1);
  await reads.finally(() => addReads(-1));
}

/** True when no more kept data will come in a moment. */
export function useIsKeptRead(): boolean {
  const { isOpen, underWay } = useStore(reading);
  return isOpen && underWay === 0;
}

/** Returns the time at which the shown kept answer of this name was given; null for a fresh one. */
export const useKeptAt = (name: string): string | null => useStore(keptState).get(name) ?? null;
