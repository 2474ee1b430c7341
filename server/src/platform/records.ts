import { randomUUIDv7 } from 'node:crypto';
import type { ChangesQuery } from '@ploegplan/contract/changes/endpoints';
import { limits } from '@ploegplan/contract/limits';
import type { RecordHistoryEntry } from '@ploegplan/contract/work/schemas';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import { sortDutch } from './database/order.ts';
import type { DB } from './database/types.ts';
import { HttpProblem, nameTaken, requireFound } from './http/problem.ts';
import type {
  FieldOf,
  RecordDescription,
  RecordFields,
  RecordTable,
} from './record-description.ts';
import { listRecordChanges } from './record-history.ts';
import { listChanges, listIds } from './row-changes.ts';
import type { TenantTx } from './tenants/transaction.ts';
import {
  createStaleVersion,
  insert,
  insertAll,
  toRecords,
  update,
  updateAll,
} from './versioned-rows.ts';

type Filter<T extends RecordTable> = { includingdeleted: boolean } & {
  [C in keyof DB[T]]?: SelectType<DB[T][C]> | undefined;
};

/** The version that the sender saw, and perhaps the id of its path once more. */
export interface Target {
  id?: string | undefined;
  version?: number | undefined;
}

export interface ChangedRow<Changed> {
  id: string;
  values: Changed;
}

type Values<Row> = { [F in FieldOf<Row>]?: Row[F] | undefined };

function requireOwnId(id: string, { id: stated = id }: Target): void {
  if (stated === id) return;
  throw new HttpProblem('validation', { fields: [{ field: 'id', code: 'other-id' }] });
}

/** A list or an object lies in a column of JSON, which the driver would take for an array of PostgreSQL. */
const toColumnValue = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

const mapById = <Row extends { id: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Creates the queries of a subject of records on its table; each field of the schema has a column. */
export function describeRecords<
  Row extends RecordFields,
  T extends RecordTable,
  Computed extends FieldOf<Row> = never,
>(
  { shape }: { shape: Record<keyof Row, unknown>; _zod: { output: Row } },
  {
    table,
    order,
    isDeleted = () => sql<boolean>`deleted_at is not null`,
    onRemoval = () => ({}),
    ...description
  }: RecordDescription<T, Row, Computed>,
) {
  const columns = new Map<string, string>(Object.entries(description.columns));
  const computed = new Map<string, () => RawBuilder<unknown>>(
    Object.entries(description.computed ?? {}),
  );
  const getColumn = (field: string) => columns.get(field) ?? field;
  const byColumn = (values: object) =>
    Object.entries(values).map(([field, value]) => [getColumn(field), value] as const);
  const toColumns = (values: object) =>
    Object.fromEntries(byColumn(values).map(([column, value]) => [column, toColumnValue(value)]));
  const getExpression = (field: string) =>
    field === 'deleted' ? isDeleted() : (computed.get(field)?.() ?? sql.ref(getColumn(field)));
  const selection = () => Object.keys(shape).map((field) => getExpression(field).as(field));

  // The description has a column of a fitting type for every field, which Kysely cannot see in names that are data.
  const select = (tx: TenantTx) => {
    const { db, records } = toRecords(tx, table);
    return db.selectFrom(records).select(selection()).$castTo<Row>();
  };
  const find = (tx: TenantTx, id: string) => select(tx).where('id', '=', id).executeTakeFirst();
  const get = async (tx: TenantTx, id: string): Promise<Row> =>
    requireFound<Row>(await find(tx, id));
  const among = (ids: readonly string[]) => sql<boolean>`id = any (${ids}::uuid[])`;
  /** Records are locked in one order, so that two who change the same ones do not wait for each other. */
  const lockAll = async (tx: TenantTx, ids: readonly string[]) =>
    mapById(await select(tx).where(among(ids)).orderBy('id').forNoKeyUpdate().execute());

  const markDeleted = (tx: TenantTx) => {
    const { db, records } = toRecords(tx, table);
    return (
      db
        .updateTable(records)
        .set({ ...onRemoval(), deleted_at: sql<Date>`now()`, version: sql<number>`version + 1` })
        // A subject may treat a deleted record as present.
        .where(sql<boolean>`(deleted_at is null or not ${isDeleted()})`)
    );
  };

  return {
    /** The records that have these values, in their order; deleted ones only if they are requested. With a page, those after a record. */
    list(
      tx: TenantTx,
      { includingdeleted, ...filter }: Filter<T>,
      { after, rows }: { after?: string | undefined; rows: number } = { rows: limits.listRows },
    ) {
      let query = select(tx);
      if (after !== undefined) {
        const place = sql`${sql.ref(getColumn(order))} collate "nl-x-icu", id`;
        query = query.where(
          sql<boolean>`(${place}) > (select ${place} from ${sql.table(table)} where id = ${after})`,
        );
      }
      if (!includingdeleted) query = query.where(sql<boolean>`not ${isDeleted()}`);
      for (const [column, value] of Object.entries(filter)) {
        if (value !== undefined) query = query.where(sql.ref(column), '=', value);
      }
      return query
        .orderBy(sql.ref(getColumn(order)), sortDutch)
        .orderBy('id')
        .limit(rows)
        .execute();
    },
    get,
    /** All records by their ids, deleted ones too, and then those that change. */
    changes: (tx: TenantTx, query: ChangesQuery) =>
      listChanges<Row>(
        tx,
        {
          subjects: [table],
          listKeys: (_, after, count) => listIds(tx, table, after, count),
          read: async (_, ids) => mapById(await select(tx).where(among(ids)).execute()),
        },
        query,
      ),
    /** Lists who changed what of the record, the newest first. */
    async history(tx: TenantTx, id: string): Promise<RecordHistoryEntry[]> {
      await get(tx, id);
      const unlogged = ['version', 'id', ...computed.keys()];
      const fields = Object.keys(shape).filter((it) => !unlogged.includes(it));
      return listRecordChanges(tx, table, id, new Map(fields.map((it) => [getColumn(it), it])));
    },
    /** Creates the record, or returns the one that a repeated request created before, as it is now. */
    async create(tx: TenantTx, values: Values<Row> & { id?: string | undefined }) {
      const { id = randomUUIDv7() } = values;
      const isNew = await insert(tx, table, { ...toColumns(values), id });
      const row = await find(tx, id);
      if (!row && !isNew) throw nameTaken();
      return requireFound<Row>(row);
    },
    /** Creates many records and gives the ids of the new ones; those that a repeated request created before stay as they are. */
    async createAll(tx: TenantTx, rows: readonly (Values<Row> & { id?: string | undefined })[]) {
      const all = rows.map(({ id = randomUUIDv7(), ...values }) => ({ ...toColumns(values), id }));
      return insertAll(tx, table, all);
    },
    /** Changes the given fields if the record still has the version that the user edited, or none is given. */
    async update(tx: TenantTx, id: string, values: Values<Row> & Target) {
      requireOwnId(id, values);
      const { version } = values;
      await update(tx, table, { ...toColumns(values), id, version }, () => find(tx, id));
      return get(tx, id);
    },
    /**
     * Changes the given fields of many records, each if it still has the version that the user edited or none is given, and gives them
     * as they were and are. `check` may reject a change of a record that the user saw as it is.
     */
    async updateAll<Changed extends Values<Row> & Target>(
      tx: TenantTx,
      rows: readonly ChangedRow<Changed>[],
      check: (before: Row, values: Changed, at: number) => void = () => undefined,
    ): Promise<{ before: Row; after: Row }[]> {
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const before = await lockAll(tx, ids);
      for (const [at, { id, values }] of rows.entries()) {
        requireOwnId(id, values);
        const row = requireFound<Row>(before.get(id));
        if ((values.version ?? row.version) !== row.version)
          throw await createStaleVersion(tx, table, id, row);
        check(row, values, at);
      }
      await updateAll(
        tx,
        table,
        rows.map(({ id, values: { version, ...values } }) => ({
          ...Object.fromEntries(byColumn(values)),
          id,
        })),
      );
      const after = mapById(await select(tx).where(among(ids)).execute());
      return ids.map((id) => ({
        before: requireFound(before.get(id)),
        after: requireFound(after.get(id)),
      }));
    },
    /** Deletes the record, unless it is deleted already; records that refer to it keep it. */
    async remove(tx: TenantTx, id: string): Promise<void> {
      await markDeleted(tx).where('id', '=', id).execute();
      await get(tx, id);
    },
    /** Deletes many records, if each still has the version that was seen. */
    async removeAll(tx: TenantTx, rows: readonly { id: string; version: number }[]): Promise<void> {
      if (rows.length === 0) return;
      const ids = rows.map(({ id }) => id);
      const versions = sql`select * from unnest(${ids}::uuid[], ${rows.map(({ version }) => version)}::int[])`;
      const removed = await markDeleted(tx)
        .where(sql<boolean>`(id, version) in (${versions})`)
        .returning('id')
        .execute();
      const removedIds = new Set(removed.map(({ id }) => id));
      const changed = ids.find((id) => !removedIds.has(id));
      if (changed !== undefined)
        throw await createStaleVersion(tx, table, changed, await find(tx, changed));
    },
    /** Undoes the deletion, if the record is deleted. */
    async restore(tx: TenantTx, id: string) {
      const { db, records } = toRecords(tx, table);
      await db
        .updateTable(records)
        .set({ deleted_at: null, version: sql<number>`version + 1` })
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .execute();
      return get(tx, id);
    },
  };
}
