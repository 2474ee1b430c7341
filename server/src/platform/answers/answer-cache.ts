import type { RawBuilder } from 'kysely';
import { JsonText, Validated } from '../http/json-text.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import {
  etagOf,
  findCurrent,
  type ReadAt,
  readTexts,
  snapshotIn,
  type Transact,
} from './snapshots.ts';

interface Entry extends ReadAt {
  text: JsonText;
}

export interface Question {
  tenant: { id: string };
  /** What the answer is of, within the tenant. */
  name: string;
  /** Subjects of the change log: every change that alters the answer has one of these. */
  subjects: readonly string[];
  /** The parts of the answer's text, as SQL expressions. Several are read at the same time, in one snapshot. */
  parts: readonly RawBuilder<string>[];
  join(parts: readonly string[]): string;
  /** The validator that the browser sent. */
  held: string | undefined;
  transact: Transact;
}

/** So often it waits for the read of another request; under constant changes it then reads by itself. */
const WAITS = 3;

/** So many reads use several connections at once; more could each hold one and wait for another. */
const MAX_READS_AT_ONCE = 2;

/**
 * Long answers as text, kept as long as there is room for them. Each request asks the database whether what is kept has all
 * changes, in its own session and tenant; nothing expires by time.
 */
export class AnswerCache {
  readonly #maxBytes: number;
  readonly #entries = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<unknown>>();
  #bytes = 0;
  #readsAtOnce = 0;
  /** The database as it was last named. */
  #database: string | undefined;

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes;
  }

  async answer(question: Question): Promise<Validated> {
    const key = `${question.tenant.id} ${question.name}`;
    for (let waits = 0; ; waits += 1) {
      await this.#reading.get(key)?.catch(() => undefined);
      const entry = this.#entries.get(key);
      const validated = await question.transact((tx) => this.#validate(tx, key, question));
      if (validated) return validated;
      // What another request reads, or has read meanwhile, is looked at first: it may lack a change that the sender has seen.
      const isReadElsewhere = this.#reading.has(key) || this.#entries.get(key) !== entry;
      if (!isReadElsewhere || waits >= WAITS) return this.#read(key, question);
    }
  }

  /** The answer without reading it again, if the browser or this cache has it as it is now. */
  async #validate(
    tx: TenantTx,
    key: string,
    { subjects, held }: Question,
  ): Promise<Validated | undefined> {
    const entry = this.#entries.get(key);
    const seen = await this.#snapshotOf(tx, key, held);
    const snapshots = [seen, entry?.snapshot].filter((it) => it !== undefined);
    if (snapshots.length === 0) return undefined;
    const { database, isCurrent } = await findCurrent(tx, subjects, snapshots);
    this.#database = database;
    if (seen && isCurrent[0] && held === etagOf(key, { database, snapshot: seen })) {
      return new Validated(held, null);
    }
    if (entry?.database !== database || !isCurrent.at(-1)) return undefined;
    this.#keep(key, entry);
    return new Validated(etagOf(key, entry), entry.text);
  }

  /** The snapshot of a validator that this server made for this answer. */
  async #snapshotOf(tx: TenantTx, key: string, held: string | undefined) {
    const snapshot = snapshotIn(held);
    if (snapshot === undefined) return undefined;
    this.#database ??= (await findCurrent(tx, [], [])).database;
    return held === etagOf(key, { database: this.#database, snapshot }) ? snapshot : undefined;
  }

  async #read(key: string, question: Question): Promise<Validated> {
    const reading = this.#readTexts(question);
    this.#reading.set(key, reading);
    try {
      const { texts, ...at } = await reading;
      const entry = { ...at, text: new JsonText(question.join(texts)) };
      this.#keep(key, entry);
      return new Validated(etagOf(key, entry), entry.text);
    } finally {
      if (this.#reading.get(key) === reading) this.#reading.delete(key);
    }
  }

  async #readTexts({ parts, transact }: Question) {
    const atOnce = parts.length > 1 && this.#readsAtOnce < MAX_READS_AT_ONCE;
    if (!atOnce) return readTexts(transact, parts, false);
    this.#readsAtOnce += 1;
    try {
      return await readTexts(transact, parts, true);
    } finally {
      this.#readsAtOnce -= 1;
    }
  }

  /** Keeps an entry as the one used last, and drops those that were not used for longest. */
  #keep(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.text.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.text.bytes;
  }
}
