import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { type Cluster, ownerRole } from './cluster.ts';
import type { Server } from './server.ts';

/** Any number will do, as long as every version takes the same one. */
const OWNERSHIP_LOCK = 7_564_000;
const LOCK_PATIENCE_MS = 1_000;
const START_PATIENCE_MS = 120_000;

/** A connection for ourselves; the database `postgres` is always there and nobody else needs it. */
async function connect({ place }: Server, { password }: Cluster): Promise<pg.Client> {
  const client = new pg.Client({
    ...place,
    user: ownerRole,
    password,
    database: 'postgres',
    application_name: `ploegplan ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks also ends; what to do then is decided there.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connects as soon as the server accepts it. Gives nothing when the server is gone before it did. */
export async function connectWhenReady(
  server: Server,
  cluster: Cluster,
): Promise<pg.Client | undefined> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    try {
      return await connect(server, cluster);
    } catch (error) {
      if (!isNotReady(error)) throw refused(error as Error);
    }
    if (!(await server.isRunning())) return undefined;
    await sleep(10);
  }
  throw new StartError(
    'The embedded PostgreSQL runs but did not accept connections for two minutes.',
  );
}

/** No socket yet, nobody listening, starting up or shutting down (57P03), or cut off or slow while connecting. */
function isNotReady(error: unknown): boolean {
  const { code, message } = error as Error & { code?: string };
  return (
    /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|57P0.)$/.test(code ?? '') ||
    /terminated|timeout/.test(message)
  );
}

function refused(error: Error): StartError {
  return new StartError(`The embedded PostgreSQL refused the app: ${error.message}.`, {
    cause: error,
  });
}

/** Takes the cluster for this process, for as long as the connection lives. Of several starts exactly one succeeds. */
export async function takeOwnership(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  while (!(await tryLock(client))) {
    // The sessions of an app that was killed a moment ago may need this moment to end.
    if (Date.now() > deadline) {
      const error = await inUse(client, dataDir);
      await client.end();
      throw error;
    }
    await sleep(50);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [OWNERSHIP_LOCK],
  );
  return rows[0]?.taken === true;
}

async function inUse(client: pg.Client, dataDir: string): Promise<StartError> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1`,
    [OWNERSHIP_LOCK],
  );
  const holder = rows[0] ? ` (process ${rows[0].name.replace('ploegplan ', '')})` : '';
  return new StartError(
    `The data folder ${dataDir} is in use by another Ploegplan${holder}; stop that one first, or set DATA_DIR to another folder.`,
  );
}

/**
 * Guards the ownership: when the connection breaks because PostgreSQL recovers from a crash of one of its processes, it is
 * taken again; when PostgreSQL is gone, or taken by another, `lost` hears why. Returns the function that lets go.
 */
export function keepOwnership(
  first: pg.Client,
  retake: () => Promise<pg.Client>,
  lost: (reason: string) => void,
): () => void {
  let released = false;
  const guard = (client: pg.Client) => {
    client.once('end', () => {
      if (!released) retake().then(guard, (error: Error) => lost(error.message));
    });
  };
  guard(first);
  return () => {
    released = true;
  };
}
