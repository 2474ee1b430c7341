import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { openDatabase } from '../../src/platform/database/pool.ts';
import { databaseUrl } from './database-url.ts';
import { createPoolerRole, preparePooling, startPooler } from './pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
    /** The pooler in front of it, for `npm run pooled`. */
    poolerUrl: string | null;
    /** The photos of the demo, rendered once per run. */
    photoFolder: string;
    /** Where the servers of the run have their files; removed at its end. */
    filesFolder: string;
  }
}

export const TEMPLATE = 'ploegplan_template';

/** Starts one PostgreSQL for the whole run, with a migrated template database that every test file copies. */
export default async function startCluster({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'ploegplan-test-'));
  const server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
  await run(server.url, `create database ${TEMPLATE}`);
  const templateUrl = databaseUrl(server.url, TEMPLATE);
  await (await openDatabase(templateUrl)).close();
  const pooler = process.env.POOLED ? await poolAll(dataDir, templateUrl) : null;
  provide('poolerUrl', pooler?.url ?? null);
  provide('ownerUrl', server.url);
  provide('photoFolder', join(dataDir, 'photos'));
  const filesFolder = join(dataDir, 'files');
  await mkdir(filesFolder);
  provide('filesFolder', filesFolder);
  return async () => {
    await pooler?.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** PgBouncer in front of every database that is copied from the template. */
async function poolAll(folder: string, templateUrl: string) {
  await createPoolerRole(templateUrl);
  await preparePooling(templateUrl);
  const { host, port } = new pg.Client({ connectionString: templateUrl });
  return startPooler({ folder, host, port });
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
