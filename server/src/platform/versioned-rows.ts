import { type InsertObject, sql, type Updateable } from 'kysely';
import type { DB, Generated, Timestamp } from './database/types.ts';
import { HttpProblem, requireFound } from './http/problem.ts';
import { readLastChangeBy } from './record-history.ts';
import type { TenantTx } from './tenants/transaction.ts';

interface VersionedColumns {
  id: string;
  version: Generated<number>;
}

export interface RecordColumns extends VersionedColumns {
  tenant_id: Generated<string>;
  deleted_at: Timestamp | null;
}

/** The tables that have these columns. */
export type TableWith<Columns> = { [T in keyof DB]: DB[T] extends Columns ? T : never }[keyof DB];

type VersionedTable = TableWith<VersionedColumns>;

/** Kysely cannot follow columns of a table that is a type parameter: by this cast it sees those that all of them have. */
export const toRecords = (tx: TenantTx, table: VersionedTable) => ({
  db: tx.$extendTables<{ records: RecordColumns }>(),
  records: table as string as 'records',
});

/**
 * Inserts a row, unless its id or another unique value exists; returns whether it did. It waits for simultaneous requests:
 * afterwards a row with this id can be read, or another value of the row is taken.
 */
export const insertOnce: <T extends VersionedTable>(
  tx: TenantTx,
  table: T,
  row: InsertObject<DB, T> & { id: string },
) => Promise<boolean> = insert;

/** `insertOnce` for a table that is not known before it runs. */
export async function insert(tx: TenantTx, table: VersionedTable, row: { id: string }) {
  const { db, records } = toRecords(tx, table);
  // With a conflict target, a simultaneous repeat could violate another unique constraint before the primary key.
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto(records)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Rows of one statement: PostgreSQL takes at most 65,535 values. */
const ROWS_AT_ONCE = 500;

/** Inserts the rows whose id does not exist, and returns the ids of those. */
export async function insertAll(
  tx: TenantTx,
  table: VersionedTable,
  rows: readonly { id: string }[],
) {
  const { db, records } = toRecords(tx, table);
  const created: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const inserted = await db
      .insertInto(records)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .returning('id')
      .execute();
    created.push(...inserted.map(({ id }) => id));
  }
  return created;
}

/**
 * Changes a row of this version, without one the row as it is; undefined values are unchanged, and nothing is written when no value
 * differs. Otherwise rejects, with the row as it is now or a 404.
 */
export const updateVersion: <T extends VersionedTable>(
  tx: TenantTx,
  table: T,
  row: Updateable<DB[T]> & { id: string; version: number },
  find: () => Promise<{ version: number } | undefined>,
) => Promise<void> = update;

/** `updateVersion` for a table that is not known before it runs. */
export async function update(
  tx: TenantTx,
  table: VersionedTable,
  { id, version, ...columns }: { id: string; version?: number | undefined },
  find: () => Promise<{ version: number } | undefined>,
) {
  const { db, records } = toRecords(tx, table);
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const { numUpdatedRows } = await db
    .updateTable(records)
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .where((eb) =>
      eb.or(given.map(([name, value]) => eb(sql.ref(name), 'is distinct from', value))),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const row = await find();
  if (!row || (version !== undefined && row.version !== version))
    throw await createStaleVersion(tx, table, id, row);
}

/** Changes rows in one statement, each by those of its columns that differ. Its caller locked them and compared their versions. */
export async function updateAll(
  tx: TenantTx,
  table: VersionedTable,
  rows: readonly ({ id: string } & Record<string, unknown>)[],
): Promise<void> {
  const changed = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((it) => it !== 'id');
  const columns = ['version', ...changed].map((it) => sql.ref(it));
  const values = [sql`old.version + 1`, ...changed.map((it) => sql.ref(`new.${it}`))];
  await sql`
    update ${sql.table(table)} old
       set (${sql.join(columns)}) = (select ${sql.join(values)} from jsonb_populate_record(old, row) new)
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row
     where old.id = (row ->> 'id')::uuid and old is distinct from jsonb_populate_record(old, row)`.execute(
    tx,
  );
}

/** Of a row that has another version than was seen: with the row as it is now, or a 404. */
export async function createStaleVersion(
  tx: TenantTx,
  table: VersionedTable,
  id: string,
  row: unknown,
) {
  const current = requireFound(row);
  return new HttpProblem('stale-version', {
    current,
    changedBy: await readLastChangeBy(tx, table, id),
  });
}
