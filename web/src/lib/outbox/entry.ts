import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';

/** An action of the user, to be sent when the server can be reached. */
export interface Write {
  /** The entry whose place it takes, with its file; of a draft, the id that it gets. */
  id?: string;
  /** True for a chosen entry that is not yet saved: kept, and not sent. */
  isDraft?: true;
  /** The key of its call in `outboxCalls`. */
  kind: string;
  /** The subject of the write: writes of the same lane are sent in their order. */
  lane: string;
  params?: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** `isRaw`: it is prepared before it is sent. */
  file?: { blob: Blob; name: string; isRaw?: true };
  /** The text for the user besides the file: '7,75 uur'; lines, empty for a file alone. */
  what: string;
  /** The text about the work: 'ma 16 nov, Kantoor'. */
  about: string;
}

/** The reason why the server refuses a write. */
export interface Refusal {
  code: ProblemCode;
  status: number;
  /** The fields that it is about, if any. */
  fields?: readonly FieldProblem[];
}

/** A write in the outbox, without the contents of its file. */
export interface Entry extends Omit<Write, 'file' | 'id'> {
  /** The `Idempotency-Key` of the write. */
  id: string;
  file: { name: string; size: number; type: string } | null;
  /** The time at which it was put here, for the user; never for the order. */
  at: string;
  /** Null while the write waits. */
  refusal: Refusal | null;
}

/** The id of the record that a write is about, if it is about one. */
export const getRecordId = ({ params, body }: Pick<Write, 'params' | 'body'>): unknown =>
  params?.id ?? body.id;

/** An event of an entry; sent to all tabs. */
export type OutboxEvent =
  /** The file of the entry is being prepared, which may take long. */
  | { kind: 'preparing'; id: string }
  | { kind: 'prepared'; id: string }
  | { kind: 'progress'; id: string; share: number }
  | { kind: 'sent'; id: string; entry: Entry; answer: unknown }
  | { kind: 'refused'; id: string; refusal: Refusal; isOfFile?: true }
  /** The entry waits for the server; with a `reason` that is not the connection alone. */
  | { kind: 'waiting'; id: string; reason: Refusal | null }
  /** The file was refused; the rest of the write is sent alone, as this entry. */
  | { kind: 'split'; id: string; rest: string }
  | { kind: 'changed' };
