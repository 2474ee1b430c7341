import { type Client, escapeIdentifier, escapeLiteral } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table whose rows are copied. */
export interface Table {
  name: string;
  /** The columns without those that PostgreSQL computes. */
  columns: string[];
  /** The primary key as a list for ORDER BY, in an order that is the same in every database. */
  key: string;
  /** True when row-level security limits a query to one tenant. */
  hasTenant: boolean;
}

/** The tables of the app, with the columns that they have now. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, relrowsecurity as "hasTenant",
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      (select string_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end, ', ' order by place)
         from unnest(indkey) with ordinality as part (attnum, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = part.attnum) as key
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows;
}

/** The settings with which the same row is the same text in every database. */
export const WRITING = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;

/** No limit that the server or the role has for the statements of users. */
export const PATIENCE = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

export async function listTenants(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from tenants order by id');
  return rows.map(({ id }) => id);
}

/** Runs a query once for each tenant, for an owner whom row-level security may bind. */
export async function setTenant(client: Client, tenantId: string): Promise<void> {
  await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
}

/** All rows of a table as text, those of each tenant in turn. */
export async function* copyOut(
  client: Client,
  table: Table,
  tenants: readonly string[],
): AsyncGenerator<Buffer, void> {
  if (!table.hasTenant) yield* copyWhere(client, table, 'true');
  for (const tenantId of table.hasTenant ? tenants : []) {
    await setTenant(client, tenantId);
    yield* copyWhere(client, table, `tenant_id = ${escapeLiteral(tenantId)}`);
  }
}

async function* copyWhere(
  client: Client,
  { name, columns, key }: Table,
  condition: string,
): AsyncGenerator<Buffer, void> {
  const list = columns.map(escapeIdentifier).join(', ');
  const rows = `select ${list} from ${escapeIdentifier(name)} where ${condition} order by ${key}`;
  yield* client.query(copyTo(`copy (${rows}) to stdout`)) as AsyncIterable<Buffer>;
}

/** A stream that takes the rows that `copyOut` gave. */
export const copyIn = (client: Client, { name, columns }: Pick<Table, 'name' | 'columns'>) =>
  client.query(
    copyFrom(
      `copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) from stdin`,
    ),
  );

/** The sequences that gave a number, with the last one. */
export async function listSequences(client: Client): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}
