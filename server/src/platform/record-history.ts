import { limits } from '@ploegplan/contract/limits';
import type { RecordChange } from '@ploegplan/contract/work.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

/** The name of the user with the id in this column: that of the employee, else the username; empty for an unknown one. */
export const userName = (column: string): RawBuilder<string> => sql<string>`coalesce(
  (select coalesce(e.name, u.username) from users u left join employees e on e.id = u.employee_id
    where u.id = ${sql.ref(column)}),
  (select username from gods where id = ${sql.ref(column)}), '')`;

const changesOf = (tx: TenantTx, table: string, id: string) =>
  tx
    .selectFrom('changes')
    .where('subject_id', '=', id)
    .where('subject', '=', table)
    .orderBy('id', 'desc');

/** The name of who changed the row last; undefined when that is not known. */
export async function lastChangeBy(
  tx: TenantTx,
  table: string,
  id: string,
): Promise<string | undefined> {
  const last = await changesOf(tx, table, id)
    .select(userName('changes.user_id').as('name'))
    .limit(1)
    .executeTakeFirst();
  return last?.name || undefined;
}

type Values = Record<string, unknown>;

/** The logged changes of one record, the newest first; `fieldOf` has the field of each column. */
export async function listRecordChanges(
  tx: TenantTx,
  table: string,
  id: string,
  fieldOf: ReadonlyMap<string, string>,
): Promise<RecordChange[]> {
  const rows = await changesOf(tx, table, id)
    .select(['at', 'before', 'after', userName('changes.user_id').as('by')])
    .limit(limits.historyRows)
    .execute();
  return rows.map(({ at, by, before, after }) => ({
    at: at.toISOString(),
    by,
    ...difference((before ?? {}) as Values, (after ?? {}) as Values, fieldOf),
  }));
}

function difference(
  before: Values,
  after: Values,
  fieldOf: ReadonlyMap<string, string>,
): Pick<RecordChange, 'action' | 'fields'> {
  if (!('id' in before)) return { action: 'created', fields: [] };
  if (!before.deleted_at !== !after.deleted_at) {
    return { action: after.deleted_at ? 'deleted' : 'restored', fields: [] };
  }
  const fields = [...fieldOf].flatMap(([column, field]) => {
    const [from, to] = [before[column], after[column]];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
  return { action: 'changed', fields };
}
