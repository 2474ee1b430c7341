import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import { AppProcess } from '@ploegplan/server/test/crash/app-process';
import { asOwner, databaseUrl } from '@ploegplan/server/test/servers/database-url';
import { readOwnerUrl } from './fixtures.ts';

/** A page tries again after at most 30 seconds, the longer the more attempts have failed. */
export const AFTER_RESTART = { timeout: 40_000 };

/** Starts a separate server that the test can kill, with its own database and data folder. */
export async function startOwnServer(stack: AsyncDisposableStack) {
  const ownerUrl = await readOwnerUrl();
  const name = `outage_${randomBytes(6).toString('hex')}`;
  await asOwner(ownerUrl, `create database ${name}`);
  stack.defer(() => asOwner(ownerUrl, `drop database ${name} with (force)`));
  const url = databaseUrl(ownerUrl, name);
  const database = await openDatabase(url, { maxConnections: 2 });
  stack.defer(() => database.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'ploegplan-outage-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const app = new AppProcess(dataDir, { DATABASE_URL: url });
  await app.start();
  stack.defer(() => app.kill('app'));
  return { app, database };
}
