import type { Entry, OutboxEvent, Refusal, Write } from './entry.ts';
import type { OutboxPorts, Sent } from './ports.ts';

type Listener = (event: OutboxEvent) => void;

/**
 * Sends what the user did, in the order of each lane, until the server has answered it. An entry leaves the store only after its answer:
 * sent again after a lost one, it has the same id, by which the server does it once.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<Listener>();
  #isRunning = false;
  #isWanted = false;
  #isClosed = false;
  #wake = Promise.withResolvers<void>();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  entries(): Promise<Entry[]> {
    return this.#ports.store.list();
  }

  /** Resolves once the writes are stored; rejects when there is no room for them. Their ids, in the same order. */
  async add(writes: readonly Write[]): Promise<string[]> {
    const { store, newId, now } = this.#ports;
    const files = new Map<string, Blob>();
    const entries = writes.map(({ file, ...write }): Entry => {
      const id = newId();
      if (file) files.set(id, file.blob);
      const about = file && { name: file.name, size: file.blob.size, type: file.blob.type };
      return { ...write, id, file: about ?? null, at: now(), refusal: null };
    });
    await store.add(entries, files);
    this.#tell({ kind: 'changed' });
    this.wake();
    return entries.map(({ id }) => id);
  }

  /** Gives up an entry. */
  async discard(id: string): Promise<void> {
    await this.#ports.store.remove(id);
    this.#tell({ kind: 'changed' });
  }

  /** Sends a refused entry once more, as a write of its own, with another body where the old one cannot succeed. */
  async retry(id: string, bodyOf: (entry: Entry) => Entry['body'] = ({ body }) => body) {
    const { store, newId } = this.#ports;
    const entry = (await store.list()).find((one) => one.id === id);
    if (!entry?.refusal) return;
    await store.replace(id, [{ ...entry, id: newId(), body: bodyOf(entry), refusal: null }]);
    this.#tell({ kind: 'changed' });
    this.wake();
  }

  /** Tries now, or once more after the try that is under way. */
  wake(): void {
    this.#isWanted = true;
    this.#wake.resolve();
    if (!this.#isRunning && !this.#isClosed) void this.#run();
  }

  /** One try, for who cannot wait for the next; whether nothing is left to send. */
  async sendOnce(): Promise<boolean> {
    return !(await this.#sendAll()).isBlocked;
  }

  /** Sends nothing more. What is under way may still arrive, and is then done. */
  close(): void {
    this.#isClosed = true;
    this.#wake.resolve();
    this.#listeners.clear();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    let tries = 0;
    while (!this.#isClosed) {
      this.#isWanted = false;
      this.#wake = Promise.withResolvers();
      const { isBlocked, hasSent } = await this.#sendAll();
      if (this.#isClosed || (!isBlocked && !this.#isWanted)) break;
      if (!isBlocked) continue;
      tries = hasSent ? 0 : tries + 1;
      await this.#ports.pause(tries, this.#wake.promise);
    }
    this.#isRunning = false;
  }

  /** Goes through the outbox; whether something of it has to wait, and whether something left. */
  async #sendAll() {
    const result = { isBlocked: true, hasSent: false };
    await this.#ports
      .exclusively(async () => {
        const waiting = new Set<string>();
        while (!this.#isClosed) {
          // Read each time: another tab may have added or discarded.
          const entry = (await this.#ports.store.list()).find(
            ({ lane, refusal }) => !refusal && !waiting.has(lane),
          );
          if (!entry) {
            result.isBlocked = waiting.size > 0;
            return;
          }
          const sent = await this.#send(entry);
          if (sent === 'unreachable') return;
          if (sent === 'busy') waiting.add(entry.lane);
          else result.hasSent = true;
        }
      })
      // The store or the lock failed: the next try may find them.
      .catch(() => undefined);
    return result;
  }

  async #send(entry: Entry): Promise<Sent['kind']> {
    const { store, send } = this.#ports;
    const { id } = entry;
    const file = entry.file ? await store.fileOf(id) : null;
    const sent = await send(entry, file, (share) => this.#tell({ kind: 'progress', id, share }));
    if (sent.kind === 'done') {
      await store.remove(id);
      this.#tell({ kind: 'sent', id, entry, answer: sent.answer });
    } else if (sent.kind === 'refused') {
      await this.#refuse(entry, sent.refusal);
    } else if (sent.kind === 'file-refused') {
      await this.#refuseFile(entry, sent.refusal);
    } else {
      this.#tell({ kind: 'waiting', id, reason: sent.kind === 'busy' ? sent.refusal : null });
    }
    return sent.kind;
  }

  async #refuse(entry: Entry, refusal: Refusal, about: { isOfFile?: true } = {}): Promise<void> {
    await this.#ports.store.update({ ...entry, refusal });
    this.#tell({ kind: 'refused', id: entry.id, refusal, ...about });
  }

  /** What came along with the file is sent alone, next in this lane. */
  async #refuseFile(entry: Entry, refusal: Refusal): Promise<void> {
    const { id } = entry;
    const { names, ids, ...rest } = entry.body;
    if (Object.keys(rest).length === 0) return this.#refuse(entry, refusal, { isOfFile: true });
    const { newId, store } = this.#ports;
    const alone = { ...entry, id: newId(), body: rest, file: null };
    await store.replace(id, [alone, { ...entry, what: '', body: { names, ids }, refusal }]);
    this.#tell({ kind: 'split', id, rest: alone.id });
    this.#tell({ kind: 'refused', id, refusal, isOfFile: true });
  }

  #tell(event: OutboxEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
