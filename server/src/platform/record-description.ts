import type { RawBuilder, SelectType } from 'kysely';
import type { DB, JsonValue } from './database/types.ts';
import type { RecordColumns, TableWith } from './versioned-rows.ts';

/** The tables of records: versioned, and deleted by a date, because history refers to them. */
export type RecordTable = TableWith<RecordColumns>;

export interface RecordFields {
  id: string;
  deleted: boolean;
  version: number;
}

export type FieldOf<Row> = Exclude<keyof Row & string, keyof RecordFields>;

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

/** How the fields of a subject lie in its table. */
export interface RecordDescription<T extends RecordTable, Row, Computed extends FieldOf<Row>> {
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
  /** A condition that is never null, for a subject that does not go by `deleted_at` alone. */
  isDeleted?: () => RawBuilder<boolean>;
  /** The columns that a deletion changes besides, from the row as it was. */
  onRemoval?: () => { [C in keyof DB[T] & string]?: RawBuilder<SelectType<DB[T][C]>> };
}
