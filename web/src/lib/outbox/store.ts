import { type IDBPDatabase, openDB, unwrap } from 'idb';
import type { Sealed, Vault } from '../device/vault.ts';
import { openVault, type WithKey } from '../device/vault-key.ts';
import type { Entry } from './entry.ts';
import type { OutboxFile, OutboxStore } from './ports.ts';

interface Schema extends WithKey {
  entries: {
    key: string;
    value: { id: string; place: number; isDraft?: true; sealed: Sealed };
    indexes: { place: number };
  };
  files: { key: string; value: { sealed: Sealed; type: string; name?: string; isRaw?: true } };
}

type Database = IDBPDatabase<Schema>;

/** The step from a whole number to the one before: entries in the place of one keep its place. */
const SMALL_STEP = 0.001;

/** The outbox of one user in IndexedDB, encrypted where the platform offers it. */
export class StoredOutbox implements OutboxStore {
  readonly #db: Database;
  readonly #vault: Vault;

  constructor(db: Database, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
  }

  async list(): Promise<Entry[]> {
    const rows = await this.#db.getAllFromIndex('entries', 'place');
    const values = await Promise.all(rows.map(({ sealed }) => this.#vault.openValue(sealed)));
    return values as Entry[];
  }

  async add(entries: readonly Entry[], files: ReadonlyMap<string, OutboxFile>): Promise<void> {
    const rows = await Promise.all(entries.map((entry) => this.#seal(entry)));
    const contents: [string, Schema['files']['value']][] = [];
    for (const [id, file] of files) contents.push([id, await this.#sealFile(file)]);
    // Durable before it is reported as kept.
    const tx = this.#db.transaction(['entries', 'files'], 'readwrite', { durability: 'strict' });
    const { done } = tx;
    done.catch(() => undefined);
    try {
      const last = await tx.objectStore('entries').index('place').openKeyCursor(null, 'prev');
      const begin = Math.floor(last?.key ?? 0) + 1;
      for (const [at, row] of rows.entries()) {
        await tx.objectStore('entries').put({ ...row, place: begin + at });
      }
      for (const [id, file] of contents) await tx.objectStore('files').put(file, id);
    } catch (error) {
      tx.abort();
      throw error;
    }
    await done;
  }

  async readFile(id: string): Promise<OutboxFile | null> {
    const file = await this.#db.get('files', id);
    if (!file) return null;
    const { sealed, type, name, isRaw = false } = file;
    const blob = new Blob([await this.#vault.open(sealed)], { type });
    return { blob, isRaw, ...(name !== undefined && { name }) };
  }

  async setPrepared(id: string, file: OutboxFile): Promise<void> {
    const prepared = await this.#sealFile(file);
    const tx = this.#db.transaction('files', 'readwrite');
    // Another tab may have prepared and sent the entry: what is sent again must not differ.
    const isRaw = (await tx.store.get(id))?.isRaw;
    await Promise.all([isRaw && tx.store.put(prepared, id), tx.done]);
  }

  async update(entry: Entry): Promise<void> {
    const row = await this.#seal(entry);
    const tx = this.#db.transaction('entries', 'readwrite');
    const known = await tx.store.get(entry.id);
    if (known && known.isDraft === row.isDraft) await tx.store.put({ ...known, ...row });
    await tx.done;
  }

  async remove(id: string): Promise<void> {
    const tx = this.#db.transaction(['entries', 'files'], 'readwrite');
    await Promise.all([
      tx.objectStore('entries').delete(id),
      tx.objectStore('files').delete(id),
      tx.done,
    ]);
  }

  async replace(id: string, by: readonly Entry[]): Promise<void> {
    const rows = await Promise.all(by.map((entry) => this.#seal(entry)));
    const tx = this.#db.transaction(['entries', 'files'], 'readwrite');
    const [entries, files] = [tx.objectStore('entries'), tx.objectStore('files')];
    const known = await entries.get(id);
    const file = await files.get(id);
    if (known) {
      await entries.delete(id);
      await files.delete(id);
      for (const [at, row] of rows.entries()) {
        const place = known.place - SMALL_STEP * (rows.length - 1 - at);
        await entries.put({ ...row, place });
        if (file && by[at]?.file) await files.put(file, row.id);
      }
    }
    await tx.done;
  }

  close(): void {
    this.#db.close();
  }

  async #seal(entry: Entry) {
    const sealed = await this.#vault.sealValue(entry);
    return { id: entry.id, sealed, ...(entry.isDraft && { isDraft: true as const }) };
  }

  async #sealFile({ blob, name, isRaw }: OutboxFile) {
    const sealed = await this.#vault.seal(await blob.arrayBuffer());
    return {
      sealed,
      type: blob.type,
      ...(name !== undefined && { name }),
      ...(isRaw && { isRaw: true as const }),
    };
  }
}

export async function openStore(name: string): Promise<StoredOutbox> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('entries', { keyPath: 'id' }).createIndex('place', 'place');
      fresh.createObjectStore('files');
      fresh.createObjectStore('keys');
    },
  });
  return new StoredOutbox(db, await openVault(unwrap(db)));
}
