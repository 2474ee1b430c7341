import type { Entry, Refusal } from './entry.ts';

/** A place for entries that survives the end of the page. All of one user. */
export interface OutboxStore {
  /** The oldest first. */
  list(): Promise<Entry[]>;
  /** All or none. */
  add(entries: readonly Entry[], files: ReadonlyMap<string, Blob>): Promise<void>;
  fileOf(id: string): Promise<Blob | null>;
  update(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  /** Puts other entries in the place of one, in one step; they keep its file. */
  replace(id: string, by: readonly Entry[]): Promise<void>;
}

/** What became of sending an entry once. */
export type Sent =
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; refusal: Refusal }
  /** Refused because of its file: the rest of it can be sent alone. */
  | { kind: 'file-refused'; refusal: Refusal }
  /** The server is there, but cannot do this now. */
  | { kind: 'busy'; refusal: Refusal }
  /** The server cannot be reached, or does not know the session. */
  | { kind: 'unreachable' };

export interface OutboxPorts {
  store: OutboxStore;
  send(entry: Entry, file: Blob | null, onProgress: (share: number) => void): Promise<Sent>;
  /** Runs the work while no other tab does. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Waits before the next try; a wake-up ends it earlier. */
  pause(tries: number, wake: Promise<void>): Promise<void>;
  newId(): string;
  now(): string;
}
