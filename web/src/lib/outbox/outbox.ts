import type { Entry, OutboxEvent, Refusal, Write } from './entry.ts';
import type { OutboxFile, OutboxPorts, Sent } from './ports.ts';
import { Preparation } from './preparation.ts';

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
  /** Changes of entries follow each other: one that was read before another was written would undo it. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #preparation: Preparation;
  #wake = Promise.withResolvers<void>();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
    this.#preparation = new Preparation(ports, (event) => this.#tell(event));
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  entries(): Promise<Entry[]> {
    return this.#ports.store.list();
  }

  /**
   * Resolves once the writes are stored. A write in the place of a draft keeps the file that is stored with it; where the draft is
   * gone, it is a write of its own. Their ids, in the same order.
   */
  add(writes: readonly Write[]): Promise<string[]> {
    return this.#inTurn(async () => {
      const { store, newId, now } = this.#ports;
      const hasIds = writes.some(({ id }) => id !== undefined);
      const known = new Map(hasIds ? (await store.list()).map((entry) => [entry.id, entry]) : []);
      const files = new Map<string, OutboxFile>();
      const entries = writes.map(({ file, id: wanted, ...write }): Entry => {
        const hasDraft = known.get(wanted ?? '')?.isDraft ?? false;
        const id = (write.isDraft || hasDraft ? wanted : undefined) ?? newId();
        if (file && !hasDraft) files.set(id, { blob: file.blob, isRaw: file.isRaw ?? false });
        const about = file && { name: file.name, size: file.blob.size, type: file.blob.type };
        return { ...write, id, file: about ?? null, at: now(), refusal: null };
      });
      await store.add(entries, files);
      this.#tell({ kind: 'changed' });
      if (writes.some(({ isDraft }) => !isDraft)) this.wake();
      return entries.map(({ id }) => id);
    });
  }

  /** Prepares files ahead, those of drafts too. */
  prepareAll = (): Promise<void> => this.#preparation.prepareAll();

  /** Changes what a draft will send. */
  changeDraft(id: string, body: Entry['body']): Promise<void> {
    return this.#inTurn(async () => {
      const draft = await this.#find(id);
      if (!draft?.isDraft) return;
      await this.#ports.store.update({ ...draft, body });
      this.#tell({ kind: 'changed' });
    });
  }

  /** Removes drafts; what was saved meanwhile stays. */
  discardDrafts(isWanted: (entry: Entry) => boolean): Promise<void> {
    return this.#inTurn(async () => {
      const { store } = this.#ports;
      const drafts = (await store.list()).filter((entry) => entry.isDraft && isWanted(entry));
      for (const { id } of drafts) await store.remove(id);
      this.#tell({ kind: 'changed' });
    });
  }

  /** Makes a write a draft again, without what came along with its file; one without a file is given up. */
  takeBack(id: string): Promise<void> {
    return this.#inTurn(async () => {
      const { store } = this.#ports;
      const entry = await this.#find(id);
      if (!entry?.file) await store.remove(id);
      else {
        const { names, ids } = entry.body;
        const draft = { ...entry, body: { names, ids }, what: '', refusal: null };
        await store.replace(id, [{ ...draft, isDraft: true }]);
      }
      this.#tell({ kind: 'changed' });
    });
  }

  /** Gives up an entry. */
  async discard(id: string): Promise<void> {
    await this.#ports.store.remove(id);
    this.#tell({ kind: 'changed' });
  }

  /** Sends a refused entry once more, as a write of its own, with another body where the old one cannot succeed. */
  async retry(id: string, getBody: (entry: Entry) => Entry['body'] = ({ body }) => body) {
    const { store, newId } = this.#ports;
    const entry = await this.#find(id);
    if (!entry?.refusal) return;
    await store.replace(id, [{ ...entry, id: newId(), body: getBody(entry), refusal: null }]);
    this.#tell({ kind: 'changed' });
    this.wake();
  }

  /** Tries now, or once more after the try that is under way. */
  wake(): void {
    this.#isWanted = true;
    this.#wake.resolve();
    if (!this.#isRunning && !this.#isClosed) void this.#run();
  }

  /** Tries once, for who cannot wait for the next; resolves to whether nothing is left to send. */
  async sendOnce(): Promise<boolean> {
    return !(await this.#sendAll()).isBlocked;
  }

  /** Sends nothing more. What is under way may still arrive, and is then done. */
  close(): void {
    this.#isClosed = true;
    this.#preparation.close();
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
      // Waiting entries are prepared meanwhile.
      void this.#preparation.prepareAll();
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
          // The list is read each time: another tab may have added or discarded entries.
          const entry = (await this.#ports.store.list()).find(
            ({ lane, refusal, isDraft }) => !refusal && !isDraft && !waiting.has(lane),
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
    const file = entry.file ? await this.#preparation.fileToSend(id) : null;
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

  async #find(id: string): Promise<Entry | undefined> {
    return (await this.#ports.store.list()).find((entry) => entry.id === id);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #refuse(entry: Entry, refusal: Refusal, about: { isOfFile?: true } = {}): Promise<void> {
    await this.#ports.store.update({ ...entry, refusal });
    this.#tell({ kind: 'refused', id: entry.id, refusal, ...about });
  }

  /** The rest of the write is sent alone, next in this lane. */
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
