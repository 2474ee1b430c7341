import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { lockKey } from '../advisory-locks.ts';
import { type Cluster, ownerRole } from './cluster.ts';
import { type Server, START_PATIENCE_MS } from './server.ts';

const LOCK_PATIENCE_MS = 1_000;

/** Another process runs the app on this data folder. */
export class InUseError extends StartError {}

/** The app's own connection, to the database `postgres`, which always exists. */
async function connect({ place }: Server, { password }: Cluster): Promise<pg.Client> {
  const client = new pg.Client({
    ...place,
    user: ownerRole,
    password,
    database: 'postgres',
    application_name: `ploegplan ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection also emits `end`, which is handled in `keepOwnership`.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Connects as soon as the server accepts connections. Returns undefined when the server exits before that. */
export async function connectWhenReady(
  server: Server,
  cluster: Cluster,
  closing?: AbortSignal,
): Promise<pg.Client | undefined> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    closing?.throwIfAborted();
    try {
      return await connect(server, cluster);
    } catch (error) {
      if (!isNotReady(error)) throw createRejectedError(error as Error);
    }
    if (!(await server.isRunning())) return undefined;
    await sleep(10);
  }
  throw new StartError(
    'The embedded PostgreSQL runs but did not accept connections for two minutes.',
  );
}

/** No socket yet, nothing listening, starting up or shutting down (57P03), or a connection lost or timed out. */
function isNotReady(error: unknown): boolean {
  const { code, message } = error as Error & { code?: string };
  return (
    /^(ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|57P0.)$/.test(code ?? '') ||
    /terminated|timeout/.test(message)
  );
}

function createRejectedError(error: Error): StartError {
  return new StartError(`The embedded PostgreSQL rejected the connection: ${error.message}.`, {
    cause: error,
  });
}

/**
 * Takes an exclusive lock on the cluster for as long as the connection lives. Of several processes exactly one succeeds. `isOwned`
 * is asked after connecting, and before each attempt: an owner that takes the lock after that loses it only with this connection.
 */
export async function takeOwnership(
  client: pg.Client,
  dataDir: string,
  isOwned = async () => false,
): Promise<void> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  while ((await isOwned()) || !(await tryLock(client))) {
    // The database sessions of an app that was just killed may take a moment to end.
    if (Date.now() > deadline) {
      const error = await createInUseError(client, dataDir);
      await client.end();
      throw error;
    }
    await sleep(50);
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1) as taken',
    [lockKey('embedded-database')],
  );
  return rows[0]?.taken === true;
}

async function createInUseError(client: pg.Client, dataDir: string): Promise<InUseError> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1`,
    [lockKey('embedded-database')],
  );
  const holder = rows[0] ? ` (process ${rows[0].name.replace('ploegplan ', '')})` : '';
  return new InUseError(
    `The data folder ${dataDir} is in use by another Ploegplan${holder}; stop that one first, or set DATA_DIR to another folder.`,
  );
}

/**
 * Keeps the ownership: when the connection breaks, `retake` brings the server back and takes the lock again; when that fails, as
 * another process owns the database by then, it calls `lost` with the reason. Returns a function that ends this and tells whether
 * this process is still the owner.
 */
export function keepOwnership(
  first: pg.Client,
  retake: (closing: AbortSignal) => Promise<pg.Client>,
  lost: (reason: string) => void,
): () => Promise<boolean> {
  const closing = new AbortController();
  const { signal } = closing;
  let retaking = Promise.resolve();
  let isOwner = true;
  const guard = (client: pg.Client) => {
    client.once('end', () => {
      if (signal.aborted) return;
      retaking = retake(signal).then(guard, (error: Error) => {
        isOwner = !(error instanceof InUseError);
        if (!signal.aborted) lost(error.message);
      });
    });
  };
  guard(first);
  return async () => {
    closing.abort();
    await retaking;
    return isOwner;
  };
}
