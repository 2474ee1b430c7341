import type { OutboxEvent } from './entry.ts';
import type { OutboxFile, OutboxPorts } from './ports.ts';

/** Makes files that were stored as they were chosen ready to be sent. Each takes the place of what was chosen, and is not changed again. */
export class Preparation {
  readonly #ports: Pick<OutboxPorts, 'store' | 'prepare'>;
  readonly #tell: (event: OutboxEvent) => void;
  readonly #running = new Map<string, Promise<OutboxFile | null>>();
  /** The entries that need no check any more. */
  readonly #ready = new Set<string>();
  #isOver = false;

  constructor(ports: Pick<OutboxPorts, 'store' | 'prepare'>, tell: (event: OutboxEvent) => void) {
    this.#ports = ports;
    this.#tell = tell;
  }

  /** Prepares all files, those of drafts too, one after the other. */
  async prepareAll(): Promise<void> {
    // A failing store means that each file is checked again before it is sent.
    const entries = await this.#ports.store.list().catch(() => []);
    for (const { id, file } of entries) {
      if (this.#isOver) return;
      if (file && !this.#ready.has(id)) await this.fileToSend(id).catch(() => undefined);
    }
  }

  fileToSend(id: string): Promise<OutboxFile | null> {
    const running = this.#running.get(id);
    if (running) return running;
    const begun = this.#prepare(id).finally(() => this.#running.delete(id));
    this.#running.set(id, begun);
    return begun;
  }

  close(): void {
    this.#isOver = true;
  }

  async #prepare(id: string): Promise<OutboxFile | null> {
    const { store, prepare } = this.#ports;
    const stored = await store.readFile(id);
    if (!stored?.isRaw) {
      if (stored) this.#ready.add(id);
      return stored;
    }
    this.#tell({ kind: 'preparing', id });
    try {
      const { file } = (await store.list()).find((entry) => entry.id === id) ?? {};
      const { blob } = stored;
      const chosen = new File([blob], file?.name ?? '', { type: blob.type });
      const prepared = await prepare(id, chosen);
      const renamed = prepared.name === chosen.name ? {} : { name: prepared.name };
      await store.setPrepared(id, { blob: prepared, isRaw: false, ...renamed });
      this.#ready.add(id);
      return await store.readFile(id);
    } finally {
      // The wait for the answer counts from here, even when the store failed.
      this.#tell({ kind: 'prepared', id });
    }
  }
}
