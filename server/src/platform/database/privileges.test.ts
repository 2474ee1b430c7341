import { expect, it, vi } from 'vitest';
import { structure } from '../../../test/database-rows.ts';
import { useOwnCluster } from '../../../test/own-cluster.ts';
import { openDatabase } from './pool.ts';
import { applicationRole } from './role.ts';

// Starts a database server of its own.
vi.setConfig({ testTimeout: 60_000 });

const cluster = useOwnCluster();

it('a database without the application role, as a restored dump brings it, gets the role and its rights at the start', async () => {
  const ownerUrl = await cluster.makeDatabase('hersteld');
  await (await openDatabase(ownerUrl)).close();
  const before = await structure(cluster.url('hersteld'));
  await cluster.run('hersteld', `drop owned by ${applicationRole}; drop role ${applicationRole}`);
  const database = await openDatabase(ownerUrl);
  expect((await database.pool.query('select from tenants')).rowCount).toBe(0);
  await expect(
    database.pool.query(`select delete_tenant('00000000-0000-7000-8000-000000000000')`),
  ).rejects.toThrow('is not due for deletion');
  await database.close();
  expect(await structure(cluster.url('hersteld'))).toEqual(before);
});

it('a database of an earlier version without the rights of the application role is rejected with a sentence', async () => {
  const ownerUrl = await cluster.makeDatabase('oud');
  await (await openDatabase(ownerUrl)).close();
  await cluster.run('oud', `drop owned by ${applicationRole}; truncate application_privileges`);
  await expect(openDatabase(ownerUrl)).rejects.toThrow(
    'The role ploegplan_app has no rights on the tables',
  );
});

it('all rights of the application role are kept: they are on tables, views, columns and functions of the owner', async () => {
  await (await openDatabase(await cluster.makeDatabase('nieuw'))).close();
  const { rows } = await cluster.run(
    'nieuw',
    `select classid::regclass::text as catalogue, relkind from pg_shdepend left join pg_class c on c.oid = objid
      where refobjid = '${applicationRole}'::regrole and deptype = 'a'
        and relnamespace is distinct from 'pgboss'::regnamespace
        and dbid = (select oid from pg_database where datname = current_database())
      group by 1, 2 order by 1, 2`,
  );
  expect(rows).toEqual([
    { catalogue: 'pg_class', relkind: 'r' },
    { catalogue: 'pg_class', relkind: 'v' },
    // Of the schema of the jobs, whose rights every start grants.
    { catalogue: 'pg_namespace', relkind: null },
    // Of functions that run as the owner, whose rights every start grants.
    { catalogue: 'pg_proc', relkind: null },
  ]);
});
