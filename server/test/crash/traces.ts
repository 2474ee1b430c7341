import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Reads rows of all tenants, as the owner of the tables. */
async function readAsOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** How often each text was written as notes or description, by the change log. */
export async function timesWritten(ownerUrl: string): Promise<Record<string, number>> {
  const rows = await readAsOwner<{ label: string; times: number }>(
    ownerUrl,
    `select label, count(*)::int as times
       from changes, coalesce(nullif(after ->> 'notes', ''), nullif(after ->> 'description', '')) label
      where label is not null group by label`,
  );
  return Object.fromEntries(rows.map(({ label, times }) => [label, times]));
}

/** The stored files of all tenants in the database: their size, and their state or lack of use if unexpected. */
export async function filesByRows(ownerUrl: string): Promise<Record<string, string>> {
  const rows = await readAsOwner<{ path: string; content: string }>(
    ownerUrl,
    `select concat_ws('/', tenant_id, id) as path,
            concat(size_bytes, ' bytes', case when state <> 'stored' then ', ' || state end,
                   case when not exists (
                     select from images where tenant_id = f.tenant_id and stored_file_id = f.id
                   ) then ', used by nothing' end) as content
       from stored_files f`,
  );
  return Object.fromEntries(rows.map(({ path: name, content }) => [name, content]));
}

/** The stored files of all tenants on disk: their size, and any unexpected file names. */
export async function filesOnDisk(dataDir: string): Promise<Record<string, string>> {
  const root = path.join(dataDir, 'files');
  const found: Record<string, string> = {};
  for (const tenant of await readdir(root)) {
    if (tenant === '.staging') continue;
    for (const id of await readdir(path.join(root, tenant))) {
      const names = await readdir(path.join(root, tenant, id));
      const strange = names.filter((name) => !/^(original|preview-\d+\.(webp|avif))$/.test(name));
      const original = await stat(path.join(root, tenant, id, 'original')).catch(() => undefined);
      const size = original ? `${original.size} bytes` : 'no original';
      found[`${tenant}/${id}`] = [size, ...strange].join(', ');
    }
  }
  return found;
}

export const filesInStaging = (dataDir: string) => readdir(path.join(dataDir, 'files/.staging'));
