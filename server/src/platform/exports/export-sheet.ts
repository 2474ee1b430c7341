import type { SheetColumn, SheetKind, SheetValue } from '@ploegplan/contract/values/sheet';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

interface ExportColumn extends SheetColumn {
  /** The value is an expression of SQL. */
  value: string;
}

/** A table of an export: columns with Dutch headings, made of rows of the tenant. */
export interface ExportSheet {
  /** The name of the file in the archive, without the extension. */
  name: string;
  /** The tables whose rows it holds, for the test that none is forgotten. */
  tables: readonly string[];
  columns: readonly ExportColumn[];
  /** The tables and joins of SQL. */
  from: string;
  order: string;
  /** The employee of a row, where an export of one employee has this table. */
  employee?: string;
  /** The condition of the rows; absent means all. */
  where?: string;
  /** Makes a row from other values than those of the columns, where SQL alone does not. */
  present?: { values: readonly string[]; row: (values: unknown[]) => SheetValue[] };
}

const createColumnKind =
  (kind: SheetKind) =>
  (label: string, value: string): ExportColumn => ({ kind, label, value });

export const createText = createColumnKind('text');
export const createNumber = createColumnKind('number');
export const createDay = createColumnKind('date');
/** A moment, which is read as an ISO instant. */
export const createMoment = (label: string, value: string): ExportColumn => ({
  kind: 'moment',
  label,
  value: `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
});
export const createYesNo = (label: string, value: string): ExportColumn =>
  createText(label, `case when ${value} then 'ja' else 'nee' end`);
export const createTime = (label: string, value: string): ExportColumn =>
  createText(label, `to_char(${value}, 'HH24:MI')`);
export const createQuarters = (label: string, value: string): ExportColumn =>
  createNumber(label, `${value} / 4.0`);
/** A closed list of values, in words. */
export const createCoded = (
  label: string,
  value: string,
  words: Record<string, string>,
): ExportColumn =>
  createText(
    label,
    `case ${value} ${Object.entries(words)
      .map(([code, word]) => `when '${code}' then '${word.replaceAll("'", "''")}'`)
      .join(' ')} else ${value} end`,
  );
/** The name of a user; empty for one that is gone, and for a god. */
export const createUser = (label: string, id: string): ExportColumn =>
  createText(
    label,
    `coalesce((select username from users where users.id = ${id}), (select name from api_keys where api_keys.id = ${id}))`,
  );

/** Rows that are fetched at a time. */
const BATCH = 100;

/** The rows of a table, some at a time, as the transaction saw them at its first query. */
export async function* readBatches(
  tx: TenantTx,
  sheet: ExportSheet,
  employeeId: string | null,
): AsyncGenerator<SheetValue[][]> {
  const { columns, present, from, where = 'true', employee = 'null' } = sheet;
  const values = present?.values ?? columns.map(({ value }) => value);
  const counts = employeeId === null ? 'true' : `${employee} = '${employeeId}'`;
  await sql`declare rows no scroll cursor for
    select json_build_array(${sql.raw(values.join(', '))}) as row from ${sql.raw(from)}
    where ${sql.raw(where)} and ${sql.raw(counts)} order by ${sql.raw(sheet.order)}`.execute(tx);
  const fetch = sql<{ row: SheetValue[] }>`fetch ${sql.lit(BATCH)} from rows`;
  for (;;) {
    const batch = await fetch.execute(tx);
    // The driver's result lives until the next full garbage collection, with the rows that are left in it.
    const rows = batch.rows.splice(0);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => (present ? present.row(row) : row));
  }
  await sql`close rows`.execute(tx);
}
