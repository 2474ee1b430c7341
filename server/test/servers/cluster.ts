import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { openDatabase } from '../../src/platform/database/pool.ts';
import { databaseUrl } from './database-url.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
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
  await (await openDatabase(databaseUrl(server.url, TEMPLATE))).close();
  provide('ownerUrl', server.url);
  provide('photoFolder', join(dataDir, 'photos'));
  const filesFolder = join(dataDir, 'files');
  await mkdir(filesFolder);
  provide('filesFolder', filesFolder);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
