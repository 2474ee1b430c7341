import type { Entry } from './entry.ts';
import type { OutboxFile, OutboxStore } from './ports.ts';

interface Held {
  entry: Entry;
  file: OutboxFile | null;
}

/** A store whose device may be full: what does not fit is held in memory, and can be sent as long as the application is open. */
export class OverflowStore implements OutboxStore {
  /** Null where nothing can be stored at all. */
  readonly #stored: OutboxStore | null;
  readonly #held = new Map<string, Held>();
  /** The prepared files that did not fit beside what was chosen, which stays stored. */
  readonly #prepared = new Map<string, OutboxFile>();

  constructor(stored: OutboxStore | null) {
    this.#stored = stored;
  }

  /** True when the entry would be lost when the application ends. */
  isHeld = (id: string): boolean => this.#held.has(id);

  async list(): Promise<Entry[]> {
    const stored = (await this.#stored?.list()) ?? [];
    const held = [...this.#held.values()].map(({ entry }) => entry);
    return [...stored.filter(({ id }) => !this.isHeld(id)), ...held];
  }

  async add(entries: readonly Entry[], files: ReadonlyMap<string, OutboxFile>): Promise<void> {
    if (await this.#store(entries, files)) return;
    // Hours and notes need little room.
    const small = entries.filter(({ file }) => !file);
    for (const entry of [...small, ...entries.filter(({ file }) => file)]) {
      if (await this.#store([entry], files)) continue;
      const { id } = entry;
      const file = files.get(id) ?? (await this.readFile(id));
      this.#held.delete(id);
      this.#held.set(id, { entry, file });
    }
  }

  /** True when there was room for all of it. */
  async #store(entries: readonly Entry[], files: ReadonlyMap<string, OutboxFile>) {
    const contents = new Map<string, OutboxFile>();
    for (const { id } of entries) {
      const file = files.get(id) ?? this.#held.get(id)?.file;
      if (file) contents.set(id, file);
    }
    const isStored = await this.#stored?.add(entries, contents).then(
      () => true,
      () => false,
    );
    if (!isStored) return false;
    for (const { id } of entries) this.#held.delete(id);
    return true;
  }

  readFile = async (id: string): Promise<OutboxFile | null> =>
    this.#held.get(id)?.file ??
    this.#prepared.get(id) ??
    (await this.#stored?.readFile(id)) ??
    null;

  async setPrepared(id: string, file: OutboxFile): Promise<void> {
    const held = this.#held.get(id);
    if (held) this.#held.set(id, { ...held, file });
    else {
      await this.#stored?.setPrepared(id, file).catch(() => void this.#prepared.set(id, file));
    }
  }

  async update(entry: Entry): Promise<void> {
    const held = this.#held.get(entry.id);
    if (!held) return this.#stored?.update(entry);
    if (held.entry.isDraft === entry.isDraft) this.#held.set(entry.id, { ...held, entry });
  }

  async remove(id: string): Promise<void> {
    this.#held.delete(id);
    this.#prepared.delete(id);
    await this.#stored?.remove(id);
  }

  async replace(id: string, by: readonly Entry[]): Promise<void> {
    const held = this.#held.get(id);
    if (!held) return this.#stored?.replace(id, by);
    await this.remove(id);
    for (const entry of by) {
      this.#held.set(entry.id, { entry, file: entry.file ? held.file : null });
    }
  }
}
