import { type DBSchema, wrap } from 'idb';
import { makeKey, Vault } from './vault.ts';

/** A database with a key of its own. */
export interface WithKey extends DBSchema {
  keys: { key: string; value: CryptoKey | null };
}

/**
 * The vault of a database, whose key is made at its first use; of two tabs that make one, the first is kept. When that fails, as
 * without room, the database is closed, so that it can be deleted.
 */
export async function openVault(database: IDBDatabase): Promise<Vault> {
  try {
    return await readVault(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

async function readVault(database: IDBDatabase): Promise<Vault> {
  const made = await makeKey();
  const tx = wrap(database).transaction('keys', 'readwrite');
  const known = (await tx.store.get('key')) as CryptoKey | null | undefined;
  if (known === undefined) await tx.store.put(made, 'key');
  await tx.done;
  return new Vault(known === undefined ? made : known);
}
