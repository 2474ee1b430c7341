import type { Pool } from 'pg';
import { TenantDirectory } from '../tenants/directory.ts';
import { runInTenant } from '../tenants/transaction.ts';
import { selectFileIds } from './repository.ts';
import { STAGING, type Storage } from './storage.ts';
import { getFolder } from './stored-files.ts';

/** What differs between files and rows, as folders of the storage, `<tenant>/<file>`. */
export interface FileCheck {
  checked: number;
  /** Rows whose file is gone. */
  missing: string[];
  /** Files without a row, which nothing deletes. */
  unknown: string[];
}

export interface FileCheckParts {
  pool: Pool;
  storage: Storage;
  /** Ends the check after the tenant in hand. */
  closing?: AbortSignal;
}

/** Compares the stored files of all tenants with their rows. Changes nothing, and does not count what running uploads and deletions own. */
export async function checkFiles({ pool, storage, closing }: FileCheckParts): Promise<FileCheck> {
  const total: FileCheck = { checked: 0, missing: [], unknown: [] };
  const tenants = (await new TenantDirectory(pool).all()).map(({ id }) => id);
  for (const tenantId of tenants) {
    if (closing?.aborted) return total;
    const { checked, missing, unknown } = await checkTenant({ pool, storage }, tenantId);
    total.checked += checked;
    total.missing.push(...missing);
    total.unknown.push(...unknown);
  }
  for await (const folder of storage.list('', 'folders')) {
    if (folder === STAGING || tenants.includes(folder)) continue;
    total.unknown.push(...(await listStoredFolders(storage, folder)));
  }
  return total;
}

/** Files first: a row is committed before its file is written, so a running upload has its row in what is read next. */
async function checkTenant(
  { pool, storage }: FileCheckParts,
  tenantId: string,
): Promise<FileCheck> {
  const folders = await listStoredFolders(storage, tenantId);
  const rows = await runInTenant(pool, { tenantId, userId: null }, selectFileIds);
  const owned = new Set(rows.map(({ id }) => getFolder(tenantId, id)));
  const stored = rows.filter(({ state }) => state === 'stored');
  const isStored = async (folder: string) => (await listStoredFolders(storage, folder)).size > 0;
  const missing: string[] = [];
  for (const folder of stored.map(({ id }) => getFolder(tenantId, id))) {
    // It may have been stored since.
    if (!folders.has(folder) && !(await isStored(folder))) missing.push(folder);
  }
  const unknown: string[] = [];
  for (const folder of folders) {
    // It may have been deleted since.
    if (!owned.has(folder) && (await isStored(folder))) unknown.push(folder);
  }
  return { checked: rows.length, missing, unknown };
}

/** The folders with files below one, each with all before its last part. */
async function listStoredFolders(storage: Storage, below: string): Promise<Set<string>> {
  const folders = new Set<string>();
  for await (const file of storage.list(below, 'files')) {
    folders.add(file.slice(0, file.lastIndexOf('/')));
  }
  return folders;
}
