import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalTables } from '../../../test/data/global-tables.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { applicationRole } from './role.ts';

/**
 * The schema as Citus would distribute it: each table of tenants by tenant_id, so that the rows of a tenant lie on one worker. What Citus
 * accepts and what it makes of it: docs/distribution.md.
 */

/** Global tables that are copied to every worker, because rows of tenants refer to them. The others stay on the coordinator. */
const referenceTables = ['tenants', 'gods', 'announcements'];

const ofTenants = `(select * from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1))`;
const tenantColumn = (table: string) =>
  `(select attnum from pg_attribute where attrelid = ${table} and attname = 'tenant_id')`;
/** The foreign keys of a table, with where tenant_id is in its columns and in those that it refers to; null: nowhere. */
const foreignKeys = `(select k.*, c.relname, r.relname as refers_to, c.relname = any ($1) as is_global,
    array_position(conkey, ${tenantColumn('conrelid')}) as tenant_at, array_position(confkey, ${tenantColumn('confrelid')}) as its_tenant_at
  from pg_constraint k join pg_class c on c.oid = conrelid join pg_class r on r.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace)`;

interface Rule {
  reason: string;
  source: string;
  query: string;
}

const DDL = 'https://docs.citusdata.com/en/stable/develop/reference_ddl.html';
const LIMITS = 'https://docs.citusdata.com/en/stable/develop/reference_workarounds.html';
const CODE = 'https://github.com/citusdata/citus/blob/main/src/backend/distributed/commands';

/** Each query lists the violations; $1 are the global tables, $2 the reference tables, $3 is the application role. */
const rules: Record<string, Rule> = {
  'has no tenant_id of uuid that is always there': {
    reason:
      'A row lies where the hash of its tenant_id says, and tables lie together whose columns have one type.',
    source: DDL,
    query: `select relname from ${ofTenants} t where not exists (select from pg_attribute
      where attrelid = t.oid and attname = 'tenant_id' and attnotnull and atttypid = 'uuid'::regtype)`,
  },
  'is unique without tenant_id': {
    reason: 'A worker knows only its own rows.',
    source: DDL,
    query: `select indexrelid::regclass::text from pg_index join ${ofTenants} t on t.oid = indrelid
      where indisunique and ${tenantColumn('indrelid')} <> all (indkey)`,
  },
  'excludes without tenant_id': {
    reason: 'The same; tenant_id must be compared by =.',
    source: DDL,
    query: `select conname from pg_constraint join ${ofTenants} t on t.oid = conrelid where contype = 'x' and '=' is distinct from (
      select oprname from pg_operator where oid = conexclop[array_position(conkey, ${tenantColumn('conrelid')})])`,
  },
  'refers to rows that may lie elsewhere': {
    reason:
      'A key between distributed tables has tenant_id at the same place on both sides, so that its check stays on one worker.',
    source: `${CODE}/foreign_constraint.c`,
    query: `select conname from ${foreignKeys} k where not is_global and refers_to <> all ($1) and (tenant_at = its_tenant_at) is not true`,
  },
  'refers to a table that only the coordinator has': {
    reason: 'A worker checks the key.',
    source: DDL,
    query: `select conname from ${foreignKeys} k where not is_global and refers_to = any ($1) and refers_to <> all ($2)`,
  },
  'refers from a global table to rows of tenants': {
    reason:
      'The row may lie on any worker, and a table that all have cannot refer to what one has.',
    source: `${CODE}/foreign_constraint.c`,
    query: `select conname from ${foreignKeys} k where is_global and refers_to <> all ($1)`,
  },
  'changes columns of a key with tenant_id': {
    reason:
      'Citus refuses "set null" and "set default", and "cascade" on update, of every key with tenant_id, also when another column is set.',
    source: `${CODE}/foreign_constraint.c`,
    query: `select conname from ${foreignKeys} k
      where not is_global and tenant_at is not null and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))`,
  },
  'counts in less than a bigint': {
    reason:
      'Each worker counts in a range of its own, which begins with the number of the worker in the upper 16 bits.',
    source: LIMITS,
    query: `select seqrelid::regclass::text from pg_sequence join pg_class c on c.oid = seqrelid
      where relnamespace = 'public'::regnamespace and seqtypid <> 'bigint'::regtype`,
  },
  'has a policy with a subquery': {
    reason: 'Citus refuses it.',
    source: `${CODE}/policy.c`,
    query: `select relname from pg_policy join ${ofTenants} t on t.oid = polrelid where concat(polqual, polwithcheck) like '%SUBLINK%'`,
  },
  'is a view through which the application writes': {
    reason: 'Writing through a view of a distributed table is not supported.',
    source: LIMITS,
    query: `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
      and has_table_privilege($3, oid, 'insert, update, delete')`,
  },
  'is a function that notifies or locks': {
    reason:
      'A trigger runs on the worker that has the row. LISTEN hears only the own server, and an advisory lock is one of a server: the nodes, which listen and lock on the coordinator, would hear and see neither.',
    source: 'https://www.postgresql.org/docs/current/sql-notify.html',
    query: `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'pg_notify|advisory'`,
  },
};

/** What Citus would refuse, or accept without that it works, and what is to be done before. */
const exceptions = {
  'planning_assignments_tenant_id_planning_item_id_date_is_dr_fkey changes columns of a key with tenant_id':
    'An assignment has the day of its item and whether that is a draft, for its indexes and constraints. Before: a trigger of the items that moves both, and a key that is checked at commit.',
  'absences_tenant_id_kind_id_kind_fkey changes columns of a key with tenant_id':
    'An absence has what its kind counts as, for the constraint against two at a time. Before: the same by a trigger of the kinds.',
  'announce_change is a function that notifies or locks':
    'It tells the browsers of a change. Before: a listener to each worker instead of one.',
  'tell_announcement is a function that notifies or locks':
    'The table is written on the coordinator; with the listeners above it works.',
  'tell_crew_of_note is a function that notifies or locks': 'As announce_change.',
  'tell_workers_of_documents is a function that notifies or locks': 'As announce_change.',
};

/** The files that have the address of the owner: his queries may be about all tenants, those of the application are held to one by row-level security. */
const ownersFiles = [
  // Backup, restore, the deletion of a tenant and the end of old audit entries: tenant by tenant.
  ...'backup/backup backup/nightly backup/owner backup/restore backup/verify tenants/deletion upkeep/removals'.split(
    ' ',
  ),
  // Migrations and the tables of the jobs.
  'database/pool',
].map((file) => `platform/${file}.ts`);
/** They give it to these. */
const givingFiles = ['boot.ts', 'cli/backups.ts', 'periodic-work.ts'];

async function findViolations(client: pg.Client): Promise<string[]> {
  const violations: string[] = [];
  for (const [rule, { query }] of Object.entries(rules)) {
    const { rows } = await client.query<[string]>({
      text: `select name::text from (${query}) broken (name), (select $1::text[], $2::text[], $3::text) given order by 1`,
      values: [globalTables, referenceTables, applicationRole],
      rowMode: 'array',
    });
    violations.push(...rows.map(([name]) => `${name} ${rule}`));
  }
  return violations;
}

const keys =
  'tenant_id uuid not null references tenants, id uuid not null, primary key (tenant_id, id)';

/** Changes that Citus would refuse, each with the violation that must be found. */
const unsafeChanges = {
  'create table planted (tenant_id text, id uuid, primary key (tenant_id, id))':
    'planted has no tenant_id of uuid',
  [`create table planted (${keys}, name text unique)`]: 'planted_name_key is unique without',
  [`create table planted (${keys}, name int4range, exclude using gist (name with &&))`]:
    'planted_name_excl excludes without',
  [`create table planted (${keys}, name int4range, exclude using gist (tenant_id with <>, name with &&))`]:
    'planted_tenant_id_name_excl excludes without',
  [`create unique index loose on clients (id);
    create table planted (${keys}, client_id uuid references clients (id))`]:
    'planted_client_id_fkey refers to rows that',
  [`create table planted (${keys}, key uuid references app_keys)`]:
    'planted_key_fkey refers to a table that only',
  [`alter table tenant_hosts add client_id uuid,
    add foreign key (tenant_id, client_id) references clients (tenant_id, id)`]:
    'tenant_hosts_tenant_id_client_id_fkey refers from a global',
  [`create table planted (${keys}, client_id uuid,
    foreign key (tenant_id, client_id) references clients (tenant_id, id) on delete set null (client_id))`]:
    'planted_tenant_id_client_id_fkey changes columns',
  [`create table planted (${keys}, number integer generated always as identity)`]:
    'planted_number_seq counts in less',
  [`create table planted (${keys}); create policy planted on planted using (exists (select from tenants))`]:
    'planted has a policy with',
  'grant update on recorded_hours to ploegplan_app': 'recorded_hours is a view through',
  'create function planted() returns void language sql as $$ select pg_notify(null, null) $$':
    'planted is a function that notifies',
};

describe('the schema, distributed by tenant_id', () => {
  const server = useOwnServer();
  let owner: pg.Client;
  beforeAll(async () => {
    owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
  });
  afterAll(() => owner.end());

  it('is one that Citus accepts, with the exceptions that are named', async () => {
    expect((await findViolations(owner)).sort()).toEqual(Object.keys(exceptions).sort());
  });

  it.each(Object.entries(unsafeChanges))('detects in %s: %s', async (sql, violation) => {
    await owner.query('begin');
    try {
      await owner.query(sql);
      expect(await findViolations(owner)).toContainEqual(expect.stringContaining(violation));
    } finally {
      await owner.query('rollback');
    }
  });

  it('is queried across tenants only where it is named', () => {
    const source = fileURLToPath(new URL('../../', import.meta.url));
    const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] });
    const found = files.filter((file) => /\bownerUrl\b/.test(readFileSync(source + file, 'utf8')));
    expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(
      [...givingFiles, ...ownersFiles].sort(),
    );
  });
});
