import { getCurrentTime } from '@ploegplan/contract/dates/dates';
import { type IDBPDatabase, openDB, unwrap } from 'idb';
import type { Sealed, Vault } from '../device/vault.ts';
import { openVault, type WithKey } from '../device/vault-key.ts';

/** Older answers are of no use: the planning of last week is asked for at every visit. */
const KEPT_MS = 35 * 24 * 60 * 60 * 1000;

interface Schema extends WithKey {
  answers: { key: string; value: { at: string; sealed: Sealed } };
  images: { key: string; value: { at: string; type: string; sealed: Sealed } };
}

export interface Kept {
  value: unknown;
  at: string;
}

/** Answers and images of one user, encrypted where the platform offers it. */
export class KeptStore {
  readonly #db: IDBPDatabase<Schema>;
  readonly #vault: Vault;

  constructor(db: IDBPDatabase<Schema>, vault: Vault) {
    this.#db = db;
    this.#vault = vault;
  }

  /** @param at when the server gave this answer */
  async keep(name: string, value: unknown, at = getCurrentTime().toISOString()): Promise<void> {
    const sealed = await this.#vault.sealValue(value);
    await this.#db.put('answers', { at, sealed }, name);
  }

  async recall(name: string): Promise<Kept | null> {
    const kept = await this.#db.get('answers', name);
    return kept ? { at: kept.at, value: await this.#vault.openValue(kept.sealed) } : null;
  }

  async keepImage(url: string, blob: Blob): Promise<void> {
    const sealed = await this.#vault.seal(await blob.arrayBuffer());
    await this.#db.put(
      'images',
      { at: getCurrentTime().toISOString(), type: blob.type, sealed },
      url,
    );
  }

  hasImage = async (url: string): Promise<boolean> =>
    (await this.#db.getKey('images', url)) !== undefined;

  async recallImage(url: string): Promise<Blob | null> {
    const kept = await this.#db.get('images', url);
    return kept ? new Blob([await this.#vault.open(kept.sealed)], { type: kept.type }) : null;
  }

  /** Removes what is kept of this kind, except for these. */
  async removeImages(prefix: string, except: ReadonlySet<string>): Promise<void> {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    for (const key of await this.#db.getAllKeys('images', range)) {
      if (!except.has(key)) await this.#db.delete('images', key);
    }
  }

  async removeOld(now = getCurrentTime().getTime()): Promise<void> {
    for (const name of ['answers', 'images'] as const) {
      const tx = this.#db.transaction(name, 'readwrite');
      for await (const cursor of tx.store) {
        if (now - Date.parse(cursor.value.at) > KEPT_MS) await cursor.delete();
      }
      await tx.done;
    }
  }

  close(): void {
    this.#db.close();
  }
}

export async function openKept(name: string): Promise<KeptStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(fresh) {
      for (const store of ['answers', 'images', 'keys'] as const) fresh.createObjectStore(store);
    },
    // Another tab signed out and deletes the database.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  return new KeptStore(db, await openVault(unwrap(db)));
}
