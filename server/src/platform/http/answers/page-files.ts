import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { GlobalTables } from '../../tenants/directory.ts';

/** Those of before and after an upgrade, and of one more whose pages may be open still. */
const KEPT_VERSIONS = 3;

type Database = Kysely<GlobalTables>;

/**
 * Keeps the files of this version's pages that have a hash in their name, so that a node of another version can serve them: while nodes are
 * upgraded one after the other, any of them may be asked. `folder` is that of the built application.
 */
export async function keepPageFiles(database: Database, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(assets, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const build = hash('sha256', names.join());
  const { numUpdatedRows } = await database
    .updateTable('page_files')
    .set({ kept_at: sql`now()` })
    .where('build', '=', build)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await database.transaction().execute(async (transaction) => {
    for (const name of names) {
      const contents = await readFile(join(assets, name));
      await transaction
        .insertInto('page_files')
        .values({ build, name, contents })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  await sql`delete from page_files where build not in (
    select build from page_files group by build order by max(kept_at) desc limit ${KEPT_VERSIONS})`.execute(
    database,
  );
}

/** A file of the pages of any version that is kept. */
export async function findPageFile(database: Database, name: string): Promise<Buffer | undefined> {
  const { contents } =
    (await database
      .selectFrom('page_files')
      .select('contents')
      .where('name', '=', name)
      .limit(1)
      .executeTakeFirst()) ?? {};
  return contents;
}
