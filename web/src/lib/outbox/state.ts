import { createStore, useStore } from '@mantine/store';
import type { Entry } from './entry.ts';
import { changesText, groupsOf } from './groups.ts';

/** What a user can do about an entry. */
export interface OutboxActions {
  retry: (id: string) => Promise<void>;
  discard: (id: string) => Promise<void>;
  fileOf: (id: string) => Promise<Blob | null>;
}

export interface OutboxState {
  entries: readonly Entry[];
  /** How much of which entry is sent, from 0 to 1. */
  progress: { id: string; share: number } | null;
  /** What waits could not be sent at once; a write that is answered at once is nothing to tell of. */
  isBehind: boolean;
  /** Null while nobody is signed in. */
  actions: OutboxActions | null;
}

const nothing: OutboxState = { entries: [], progress: null, isBehind: false, actions: null };

/** What the screens show of the outbox; its engine keeps this up to date. */
export const outboxState = createStore<OutboxState>(nothing);

export const clearOutboxState = (): void => outboxState.setState(nothing);

/** Everything that waits or was refused. */
export const useOutboxEntries = (): readonly Entry[] => useStore(outboxState).entries;

/** What a screen tells of: what was refused, and what could not be sent at once. */
export function useShownOutbox(isAbout: (entry: Entry) => boolean = () => true) {
  const { entries, isBehind, ...state } = useStore(outboxState);
  const shown = entries.filter((entry) => isAbout(entry) && (entry.refusal || isBehind));
  return { ...state, shown };
}

/** Whether the server has refused some of it. */
export const hasRefused = (entries: readonly Entry[]): boolean =>
  entries.some(({ refusal }) => refusal);

/** '1 wijziging niet aangenomen', '2 wijzigingen wachten op verbinding' */
export function outboxTexts(entries: readonly Entry[]): string[] {
  const refused = groupsOf(entries.filter(({ refusal }) => refusal)).length;
  const waiting = groupsOf(entries.filter(({ refusal }) => !refusal)).length;
  return [
    ...(refused > 0 ? [`${changesText(refused)} niet aangenomen`] : []),
    ...(waiting > 0
      ? [`${changesText(waiting)} ${waiting === 1 ? 'wacht' : 'wachten'} op verbinding`]
      : []),
  ];
}
