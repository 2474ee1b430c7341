import { createStore, useStore } from '@mantine/store';

/** By name, when the kept answers that are shown were given; a fresh one takes its place away. */
export const keptState = createStore<ReadonlyMap<string, string>>(new Map());

export function noteKept(name: string, at: string | null): void {
  const now = keptState.getState();
  if ((now.get(name) ?? null) === at) return;
  const others = [...now].filter(([other]) => other !== name);
  keptState.setState(new Map(at === null ? others : [...others, [name, at]]));
}

const reading = createStore({ isOpen: false, underWay: 0 });

/** Whether what is kept on the device can be read by now, or cannot be read at all. */
export const setKeptOpen = (isOpen: boolean): void =>
  reading.setState((now) => ({ ...now, isOpen }));

const addReads = (by: 1 | -1) =>
  reading.setState((now) => ({ ...now, underWay: now.underWay + by }));

/** Counts as being read until the promise settles. */
export async function whileKeptIsRead(reads: Promise<unknown>): Promise<void> {
  addReads(1);
  await reads.finally(() => addReads(-1));
}

/** Whether nothing more of what is kept comes in a moment. */
export function useIsKeptRead(): boolean {
  const { isOpen, underWay } = useStore(reading);
  return isOpen && underWay === 0;
}

/** When the kept answer of this name that is shown was given; null for a fresh one. */
export const useKeptAt = (name: string): string | null => useStore(keptState).get(name) ?? null;
