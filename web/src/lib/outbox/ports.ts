import type { Entry, Refusal } from './entry.ts';

/** The file of an entry. */
export interface OutboxFile {
  blob: Blob;
  /** The name has another extension once the file is converted. */
  name?: string;
  /** True for a chosen file that is not prepared yet. */
  isRaw: boolean;
}

/** A place for entries that survives the end of the page. All of one user. */
export interface OutboxStore {
  /** The oldest first. */
  list(): Promise<Entry[]>;
  /** Adds all or none, after the entries that are there. An existing entry is moved, and keeps its file. */
  add(entries: readonly Entry[], files: ReadonlyMap<string, OutboxFile>): Promise<void>;
  readFile(id: string): Promise<OutboxFile | null>;
  /** Puts a file in the place of a raw one, if that is still there. */
  setPrepared(id: string, file: OutboxFile): Promise<void>;
  /** Changes an entry that is there, unless it was saved meanwhile, or is a draft again. */
  update(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  /** Puts other entries in the place of one, in one step; they keep its file. */
  replace(id: string, by: readonly Entry[]): Promise<void>;
}

/** The result of sending an entry once. */
export type Sent =
  | { kind: 'done'; answer: unknown }
  | { kind: 'refused'; refusal: Refusal }
  /** The file was refused: the rest of the entry can be sent alone. */
  | { kind: 'file-refused'; refusal: Refusal }
  /** The server is there, but cannot do this now. */
  | { kind: 'busy'; refusal: Refusal }
  /** The server cannot be reached, or does not know the session. */
  | { kind: 'unreachable' };

export interface OutboxPorts {
  store: OutboxStore;
  /** Makes a file ready to be sent, of one that was stored as it was chosen. */
  prepare(id: string, file: File): Promise<File>;
  send(entry: Entry, file: OutboxFile | null, onProgress: (share: number) => void): Promise<Sent>;
  /** Runs the work while no other tab does. */
  exclusively(work: () => Promise<void>): Promise<void>;
  /** Waits before the next try; a wake-up ends it earlier. */
  pause(tries: number, wake: Promise<void>): Promise<void>;
  newId(): string;
  now(): string;
}
