import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allRows, structure } from '../../../test/database-rows.ts';
import { makeClient, makeEmployee, makePlanningItem, makeTenant } from '../../../test/factories.ts';
import { useOwnCluster } from '../../../test/own-cluster.ts';
import { openDatabase } from '../database/pool.ts';
import { openPlace } from '../storage/place.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

// Starts a database server of its own.
vi.setConfig({ testTimeout: 60_000 });

const cluster = useOwnCluster();

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
  const target = path.join(folder, 'backup.tar');
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
