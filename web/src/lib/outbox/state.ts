import { createStore, useStore } from '@mantine/store';
import { useSyncExternalStore } from 'react';
import type { Entry } from './entry.ts';

/** The user's actions on an entry. */
export interface OutboxActions {
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  changeDraft: (id: string, body: Entry['body']) => Promise<void>;
  discardDrafts: (ids: readonly string[]) => Promise<void>;
  /** True when the entry would be lost when the application ends, because the device has no room. */
  isHeld: (id: string) => boolean;
  readFile: (id: string) => Promise<Blob | null>;
  /** Sends what waits at once; whether nothing waits any more after it. */
  tryNow: () => Promise<boolean>;
}

export interface OutboxState {
  entries: readonly Entry[];
  /** The chosen entries that are not yet saved. */
  drafts: readonly Entry[];
  /** The entry that is being sent, and its share from 0 to 1. */
  progress: { id: string; share: number } | null;
  /** True when waiting entries could not be sent at once; a write that is answered at once needs no sign. */
  isBehind: boolean;
  /** Null while nobody is signed in. */
  actions: OutboxActions | null;
}

const nothing: OutboxState = {
  entries: [],
  drafts: [],
  progress: null,
  isBehind: false,
  actions: null,
};

/** The state of the outbox for the screens; its engine keeps it up to date. */
export const outboxState = createStore<OutboxState>(nothing);

/** The state of the list of waiting entries, which opens from every screen. */
const list = createStore({ isOpen: false });

export const setOutboxListOpen = (isOpen: boolean): void => list.setState({ isOpen });

export const useOutboxListOpen = (): boolean => useStore(list).isOpen;

export const clearOutboxState = (): void => {
  outboxState.setState(nothing);
  setOutboxListOpen(false);
};

/** Draws again only when this part of the state changes: each card of a screen looks at it. */
const usePart = <Part extends keyof OutboxState>(part: Part): OutboxState[Part] =>
  useSyncExternalStore(outboxState.subscribe, () => outboxState.getState()[part]);

/** Returns all entries that wait or were refused. */
export const useOutboxEntries = (): readonly Entry[] => usePart('entries');

export const useOutboxDrafts = (): readonly Entry[] => usePart('drafts');

export const useOutboxActions = (): OutboxActions | null => usePart('actions');

export const useOutboxProgress = (): OutboxState['progress'] => usePart('progress');

/** Returns the entries to show: refused ones, and those that could not be sent at once. */
export function useShownEntries(isAbout: (entry: Entry) => boolean = () => true): Entry[] {
  const entries = useOutboxEntries();
  const isBehind = usePart('isBehind');
  return entries.filter((entry) => isAbout(entry) && (entry.refusal || isBehind));
}
