import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allRows, structure } from '../../../test/data/database-rows.ts';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeTenant,
} from '../../../test/data/factories.ts';
import { useOwnCluster } from '../../../test/servers/own-cluster.ts';
import { makeBackup } from '../backup/backup.ts';
import { openLocalFile } from '../backup/file.ts';
import { restoreBackup } from '../backup/restore.ts';
import { openPlace } from '../storage/place.ts';
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

it('an owner whom row-level security binds backs up the rows of all tenants, and restores them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-plain-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ownerUrl = await cluster.makeDatabase('bron');
  const database = await openDatabase(ownerUrl, { maxConnections: 2 });
  for (let tenants = 0; tenants < 2; tenants += 1) {
    const tenant = await makeTenant({ database });
    await makePlanningItem(tenant, {
      employeeIds: [await makeEmployee(tenant)],
      client_id: await makeClient(tenant),
    });
  }
  await database.close();
  const { storage, staging } = await openPlace({ dataDir: folder, storageUrl: null });
  const target = openLocalFile(path.join(folder, 'backup.tar'));
  const report = () => undefined;
  const made = await makeBackup({ ownerUrl, storage, staging, target, report });

  const restored = await cluster.makeDatabase('doel');
  await restoreBackup({ file: target, ownerUrl: restored, storage, report });
  const rows = await allRows(cluster.url('doel'));
  expect(rows).toEqual(await allRows(cluster.url('bron')));
  expect(Object.values(rows).flat()).toHaveLength(made.rows);
  expect(rows.planning_assignments).toHaveLength(2);
  expect(await structure(cluster.url('doel'))).toEqual(await structure(cluster.url('bron')));
  await (await openDatabase(restored)).close();
});
