import pg from 'pg';

/** Runs work on a connection to a database. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** All rows of all tables as JSON, by table, for a role that row-level security does not bind. */
export const allRows = (url: string): Promise<Record<string, string[]>> =>
  connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t order by 1`,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

/** What a database consists of besides rows: sequences, constraints, triggers, row-level security, rights. */
export const structure = (url: string): Promise<string[]> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select concat_ws(' ', 'sequence', sequencename, last_value) as line from pg_sequences where schemaname = 'public'
      union all
      select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all
      select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger
        join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
      union all
      select concat_ws(' ', 'relation', oid::regclass, relrowsecurity, relforcerowsecurity, relacl::text[]) from pg_class
        where relnamespace = 'public'::regnamespace
      order by 1`);
    return rows.map(({ line }) => line);
  });
