import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useOwnServer } from '../../../test/servers/server.ts';
import { applicationRole } from './role.ts';

/** The tables without a tenant. Every other table holds rows of tenants and must satisfy all rules below. */
const globalTables = [
  'schema_migrations',
  'tenants',
  'tenant_hosts',
  'app_keys',
  'rate_limits',
  'gods',
  'god_factors',
  'point_addresses',
  'application_privileges',
  'backup_runs',
  'upkeep_runs',
  'generic_help_articles',
  'generic_help_article_versions',
  'generic_help_orders',
  'generic_help_images',
  'host_log',
  'announcements',
  'tenant_work',
  'stored_bytes',
];

/**
 * The first deletes a tenant, from the logs too, and only one whose deletion is due: `features/hosting/deletion.test.ts`. The second is
 * a trigger, and empties remarks of illness in the change log: `features/absences/routes.test.ts`. The third removes data of who left
 * long enough ago, from the change log too: `features/retention/routes.test.ts`.
 */
const ownersFunctions = ['delete_tenant', 'drop_earlier_notes', 'remove_expired'];

const tenantTables = `select * from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f') and relname <> all ($1)`;
const isTenantId = (table: string, column: string) => `(
  select attname = 'tenant_id' from pg_attribute where attrelid = ${table} and attnum = ${column})`;

/** Each query lists the violations of its rule; $1 are the global tables, $2 is the application role. */
const rules = {
  'has no primary key': `select relname from (${tenantTables}) t
    where not exists (select from pg_index where indrelid = t.oid and indisprimary)`,
  'does not begin with tenant_id': `select i.indexrelid::regclass::text
    from (${tenantTables}) t join pg_index i on i.indrelid = t.oid
    where i.indisunique and ${isTenantId('i.indrelid', 'i.indkey[0]')} is not true`,
  'refers to a row without its tenant': `select t.relname || '.' || f.conname
    from (${tenantTables}) t join pg_constraint f on f.conrelid = t.oid and f.contype = 'f'
    where f.confrelid::regclass::text <> all ($1) and (
      ${isTenantId('f.conrelid', 'f.conkey[1]')} is not true or
      ${isTenantId('f.confrelid', 'f.confkey[1]')} is not true)`,
  'belongs to no row of tenants': `select relname from (${tenantTables}) t
    where not exists (select from pg_constraint f
      where f.conrelid = t.oid and f.confrelid = 'tenants'::regclass
        and f.conkey = array[(select attnum from pg_attribute where attrelid = t.oid and attname = 'tenant_id')])`,
  'has row-level security off or not forced': `select relname from (${tenantTables}) t
    where not (relrowsecurity and relforcerowsecurity)`,
  'has not exactly the one policy': `select relname from (${tenantTables}) t
    where (select count(*) from pg_policy where polrelid = t.oid) <> 1
      or not exists (select from pg_policy where polrelid = t.oid
        and polcmd = '*' and polroles = '{0}'
        and pg_get_expr(polqual, polrelid) = '(tenant_id = current_tenant())'
        and pg_get_expr(polwithcheck, polrelid) = '(tenant_id = current_tenant())')`,
  'may be emptied for all tenants at once': `select relname from (${tenantTables}) t
    where has_table_privilege($2, t.oid, 'truncate')`,
  'is a view that reads with the rights of its owner': `select relname from pg_class
    where relnamespace = 'public'::regnamespace and (relkind = 'm' or relkind = 'v'
      and 'security_invoker=true' <> all (coalesce(reloptions, '{}')))`,
  'is a function that runs with the rights of its owner': `select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and proname <> all ('{${ownersFunctions.join()}}')`,
};

async function findViolations(client: pg.Client): Promise<string[]> {
  const violations: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await client.query<[string]>({
      text: `select name::text from (${query}) broken (name), (select $1::text[], $2::text) given order by 1`,
      values: [globalTables, applicationRole],
      rowMode: 'array',
    });
    violations.push(...rows.map(([name]) => `${name} ${rule}`));
  }
  return violations;
}

const rightKeys = `tenant_id uuid not null references tenants, id uuid not null, primary key (tenant_id, id)`;
const install = `select install_tenant_table('planted')`;

/** Unsafe schema changes, each with the violation that must be found. */
const unsafeChanges: [violation: string, sql: string][] = [
  ['planted has no primary key', 'create table planted (tenant_id uuid)'],
  ['planted_pkey does not begin with tenant_id', 'create table planted (id uuid primary key)'],
  [
    'planted_pkey does not begin with tenant_id',
    'create table planted (tenant_id uuid, id uuid, primary key (id, tenant_id))',
  ],
  [
    'planted_name_key does not begin with tenant_id',
    `create table planted (${rightKeys}, name text unique); ${install}`,
  ],
  [
    'planted_name_idx does not begin with tenant_id',
    `create table planted (${rightKeys}, name text); ${install}; create unique index planted_name_idx on planted (lower(name))`,
  ],
  [
    'planted.planted_client_id_fkey refers to a row without its tenant',
    `create unique index loose on clients (id);
     create table planted (${rightKeys}, client_id uuid references clients (id)); ${install}`,
  ],
  [
    'planted belongs to no row of tenants',
    `create table planted (tenant_id uuid, id uuid, primary key (tenant_id, id)); ${install}`,
  ],
  [
    'planted has row-level security off or not forced',
    `create table planted (${rightKeys}); ${install}; alter table planted no force row level security`,
  ],
  [
    'planted has row-level security off or not forced',
    `create table planted (${rightKeys}); ${install}; alter table planted disable row level security`,
  ],
  ['planted has not exactly the one policy', `create table planted (${rightKeys})`],
  [
    'planted has not exactly the one policy',
    `create table planted (${rightKeys}); ${install}; create policy all_tenants on planted using (true)`,
  ],
  [
    'planted has not exactly the one policy',
    `create table planted (${rightKeys}); ${install}; alter policy tenant on planted using (true)`,
  ],
  [
    'planted may be emptied for all tenants at once',
    `create table planted (${rightKeys}); select install_tenant_table('planted', 'all')`,
  ],
  [
    'planted is a view that reads with the rights of its owner',
    'create view planted as select * from clients',
  ],
  [
    'planted is a function that runs with the rights of its owner',
    `create function planted() returns bigint language sql security definer return 1`,
  ],
];

describe('the catalogue of the migrated database', () => {
  const server = useOwnServer();
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
  });
  afterAll(() => owner.end());

  it('isolates the tenants in every table', async () => {
    expect(await findViolations(owner)).toEqual([]);
  });

  it.each(unsafeChanges)('detects: %s', async (violation, sql) => {
    await owner.query('begin');
    try {
      await owner.query(sql);
      expect(await findViolations(owner)).toContain(violation);
    } finally {
      await owner.query('rollback');
    }
  });

  it('lists only global tables that exist', async () => {
    const { rows } = await owner.query<{ tables: string[] }>(
      'select array_agg(to_regclass(name)::text) as tables from unnest($1::text[]) name',
      [globalTables],
    );
    expect(rows[0]?.tables).toEqual(globalTables);
  });

  it('gives the application role no privileged attributes, memberships or ownership', async () => {
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         exists (select from pg_auth_members where member = r.oid) as in_group,
         exists (select from pg_shdepend where refobjid = r.oid and deptype = 'o') as owns_something,
         has_schema_privilege(rolname, 'public', 'create') as creates_tables
       from pg_roles r where rolname = $1`,
      [applicationRole],
    );
    const powers = Object.entries(rows[0] ?? { missing: true }).filter(([, has]) => has);
    expect(powers).toEqual([]);
  });

  it('does not let the application role create a table', async () => {
    const making = server.database.pool.query('create table planted (id uuid)');
    await expect(making).rejects.toThrow('permission denied for schema public');
  });
});
