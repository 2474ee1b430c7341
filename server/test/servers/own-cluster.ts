import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded.ts';
import { connected } from '../data/database-rows.ts';
import { databaseUrl } from './database-url.ts';

const OWNER = 'eigenaar';

/** A PostgreSQL of this test file alone, for tests that change roles: those are shared by all databases of a server. */
export function useOwnCluster() {
  let dataDir: string;
  let server: EmbeddedDatabase;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-own-'));
    server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
    await connected(server.url, (client) =>
      client.query(`create role ${OWNER} login createrole password 'geheim'`),
    );
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    /** Address of a database for a superuser. */
    url: (name: string) => databaseUrl(server.url, name),
    /** Runs a script on a database as a superuser. */
    run: (name: string, sql: string) =>
      connected(databaseUrl(server.url, name), (client) => client.query(sql)),
    /** Creates a database of an owner whom row-level security binds, as at a hosting party; returns the owner's address. */
    async makeDatabase(name: string): Promise<string> {
      await connected(server.url, (client) =>
        client.query(`create database ${name} owner ${OWNER} template template0`),
      );
      const url = new URL(databaseUrl(server.url, name));
      [url.username, url.password] = [OWNER, 'geheim'];
      return url.href;
    },
  };
}
