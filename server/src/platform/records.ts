import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import type { RecordChange } from '@ploegplan/contract/work/schemas';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import { sortDutch } from './database/order.ts';
import type { DB, JsonValue } from './database/types.ts';
import { HttpProblem, nameTaken, requireFound } from './http/problem.ts';
import { listRecordChanges } from './record-history.ts';
import type { TenantTx } from './tenants/transaction.ts';
import {
  createStaleVersion,
  insert,
  insertAll,
  type RecordColumns,
  type TableWith,
  toRecords,
  update,
  updateAll,
} from './versioned-rows.ts';

/** The tables of records: versioned, and deleted by a date, because history refers to them. */
type RecordTable = TableWith<RecordColumns>;

interface RecordFields {
  id: string;
  deleted: boolean;
  version: number;
}

type FieldOf<Row> = Exclude<keyof Row & string, keyof RecordFields>;

/** The columns for a field of this type. Text also holds an enum; a column that can be null is for a nullable field only. */
type ColumnFor<T extends RecordTable, Value> = {
  [C in keyof DB[T] & string]: Fits<Value, SelectType<DB[T][C]>> extends true ? C : never;
}[keyof DB[T] & string];

type Fits<Value, Column> = [Value] extends [Column]
  ? [JsonValue] extends [Column]
    ? [Value] extends [object | null]
      ? true
      : false
    : null extends Column
      ? null extends Value
        ? true
        : false
      : true
  : false;

interface Description<T extends RecordTable, Row, Computed extends FieldOf<Row>> {
  table: T;
  /** The columns of the fields whose column has another name. */
  columns: {
    [F in Exclude<FieldOf<Row>, Computed> as F extends ColumnFor<T, Row[F]> ? never : F]: ColumnFor<
      T,
      Row[F]
    >;
  };
  /** The fields that are not stored as they are read, and that nobody changes. */
  computed?: { [F in Computed]: () => RawBuilder<Row[F]> };
  /** The field by which lists are ordered. */
  order: FieldOf<Row>;
  /** Whether a record counts as deleted, where that is not only when it was deleted; never null. */
  isDeleted?: () => RawBuilder<boolean>;
  /** The columns that a deletion changes besides, from the row as it was. */
  onRemoval?: () => { [C in keyof DB[T] & string]?: RawBuilder<SelectType<DB[T][C]>> };
}

type Filter<T extends RecordTable> = { includingdeleted: boolean } & {
  [C in keyof DB[T]]?: SelectType<DB[T][C]> | undefined;
};

/** What a change states besides the values: the version that was seen, and perhaps the id of its path once more. */
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

/** What every subject of records does with its table; each field of the schema has a column. */
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
  }: Description<T, Row, Computed>,
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
  /** In one order, so that two who change the same records do not wait for each other. */
  const lockAll = async (tx: TenantTx, ids: readonly string[]) =>
    mapById(await select(tx).where(among(ids)).orderBy('id').forNoKeyUpdate().execute());

  const markDeleted = (tx: TenantTx) => {
    const { db, records } = toRecords(tx, table);
    return (
      db
        .updateTable(records)
        .set({ ...onRemoval(), deleted_at: sql<Date>`now()`, version: sql<number>`version + 1` })
        // One that was deleted may be present all the same, by what a subject says itself.
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
    /** Who changed what of the record, the newest first. */
    async history(tx: TenantTx, id: string): Promise<RecordChange[]> {
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
    /** Deletes the record, unless it is deleted already; what refers to it keeps it. */
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
