import { createStore, useStore } from '@mantine/store';

/** By name, when the kept answers that are shown were given; a fresh one takes its place away. */
export const keptState = createStore<ReadonlyMap<string, string>>(new Map());

export function noteKept(name: string, at: string | null): void {
  const now = keptState.getState();
  if ((now.get(name) ?? null) === at) return;
  const others = [...now].filter(([other]) => other !== name);
  keptState.setState(new Map(at === null ? others : [...others, [name, at]]));
}

/** When the kept answer of this name that is shown was given; null for a fresh one. */
export const useKeptAt = (name: string): string | null => useStore(keptState).get(name) ?? null;
