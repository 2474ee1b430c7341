import { limits } from '@ploegplan/contract/limits';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { RecordHistoryEntry } from '@ploegplan/contract/work/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from './tenants/transaction.ts';

/** The name of the user with the id in this column: that of the employee, else the username; of an API key its own; empty for an unknown one. */
export const selectUserName = (column: string): RawBuilder<string> => sql<string>`coalesce(
  (select coalesce(e.name, u.username) from users u left join employees e on e.id = u.employee_id
    where u.id = ${sql.ref(column)}),
  (select username from gods where id = ${sql.ref(column)}),
  (select name from api_keys where id = ${sql.ref(column)}), '')`;

const selectChanges = (tx: TenantTx, id: string, subject: string) =>
  tx
    .selectFrom('changes')
    .where('subject_id', '=', id)
    .where('subject', '=', subject)
    .orderBy('id', 'desc');

/** Reads the name of the user who changed the row last; undefined when that is not known. */
export async function readLastChangeBy(
  tx: TenantTx,
  table: string,
  id: string,
): Promise<string | undefined> {
  const last = await selectChanges(tx, id, table)
    .select(selectUserName('changes.user_id').as('name'))
    .limit(1)
    .executeTakeFirst();
  return last?.name || undefined;
}

type Values = Record<string, unknown>;

const listLogged = (tx: TenantTx, id: string, subject: string) =>
  selectChanges(tx, id, subject)
    .select(['id', 'xid', 'at', 'before', 'after', selectUserName('changes.user_id').as('by')])
    .limit(limits.historyRows)
    .execute();

/**
 * The logged changes of one record and of its images, the newest first; `fieldsByColumn` has the field of each column. Each is read by
 * itself, so that many images push out no field.
 */
export async function listRecordChanges(
  tx: TenantTx,
  table: string,
  id: string,
  fieldsByColumn: ReadonlyMap<string, string>,
): Promise<RecordHistoryEntry[]> {
  const own = await listLogged(tx, id, table);
  const images = await listLogged(tx, id, 'record_images');
  return [
    ...own.map((it) => [it.id, toRecordChange(it, fieldsByColumn)] as const),
    ...listImageChanges(images),
  ]
    .toSorted(([one], [other]) => other - one)
    .map(([, change]) => change);
}

interface Logged {
  id: number;
  xid: string;
  at: Date;
  by: string;
  before: unknown;
  after: unknown;
}

const toAuthorAndMoment = ({ at, by }: Logged) => ({ at: at.toISOString(), by });

const toRecordChange = (
  logged: Logged,
  fieldsByColumn: ReadonlyMap<string, string>,
): RecordHistoryEntry => ({
  ...toAuthorAndMoment(logged),
  ...findDifference(
    (logged.before ?? {}) as Values,
    (logged.after ?? {}) as Values,
    fieldsByColumn,
  ),
});

/** Images of one transaction, as of an upload, are one change with the id of the newest. */
const listImageChanges = (
  images: readonly Logged[],
): (readonly [id: number, RecordHistoryEntry])[] =>
  [...Map.groupBy(images, ({ xid }) => xid).values()].flatMap((together) => {
    const [last] = together;
    const fields = together.flatMap(toImageChange);
    return last && fields.length > 0
      ? [[last.id, { ...toAuthorAndMoment(last), action: 'changed', fields }]]
      : [];
  });

/** The name of an image before and after; null when it was not there. */
function toImageChange({ before, after }: Logged): RecordHistoryEntry['fields'] {
  const [from = null, to = null] = [before, after].map((row) => (row as Values | null)?.filename);
  return from === to ? [] : [{ field: 'image', from, to }];
}

function findDifference(
  before: Values,
  after: Values,
  fieldsByColumn: ReadonlyMap<string, string>,
): Pick<RecordHistoryEntry, 'action' | 'fields'> {
  if (!('id' in before)) return { action: 'created', fields: [] };
  if (!before.deleted_at !== !after.deleted_at) {
    return { action: after.deleted_at ? 'deleted' : 'restored', fields: [] };
  }
  const fields = [...fieldsByColumn].flatMap(([column, field]) => {
    const [from, to] = [before[column], after[column]];
    return isEqual(from, to) ? [] : [{ field, from, to }];
  });
  return { action: 'changed', fields };
}
