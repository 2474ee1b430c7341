import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareJobs } from '../jobs/schema.ts';
import { lockKey } from './advisory-locks.ts';
import { Listener } from './listener.ts';
import { migrate } from './migrate.ts';
import { keepPrivileges, restorePrivileges } from './privileges.ts';
import { applicationRole, deriveApplicationPassword, prepareApplicationRole } from './role.ts';
import { endWhenSilent } from './silence.ts';

const { builtins } = pg.types;

type Parser = (value: string) => unknown;

/** Dates stay plain strings; hours and counts are small enough to be exact numbers. */
const parsers = new Map<number, Parser>([
  [builtins.DATE, String],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    parsers.get(oid) ?? (pg.types.getTypeParser(oid, format) as Parser),
};

export interface Database {
  /** Connections of the application role; a query on a tenant table needs a tenant transaction. */
  readonly pool: pg.Pool;
  /** Receives the notifications of transactions, over a connection of its own. */
  readonly listener: Listener;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Called when a connection breaks, in use or idle; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  maxConnections?: number;
  /** The host and port of a pooler that pools by transaction, for all that needs no session. */
  poolerUrl?: string | null;
  /** The seconds after which a query without an answer fails. */
  silenceSeconds?: number;
}

/**
 * Waits until no other node migrates. It asks again and again instead of waiting in one query: an index that is built concurrently waits for
 * every query that began before it, so that this one and the other node would wait for each other.
 */
export async function lockMigrations(owner: pg.Client): Promise<void> {
  const lock = () =>
    owner.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [lockKey('migration')]);
  while ((await lock()).rows[0]?.is !== true) await sleep(100);
}

/** Prepares the application role, migrates, and opens the pool; `ownerUrl` is of the role that owns the tables. */
export async function openDatabase(
  ownerUrl: string,
  {
    onConnectionLost = () => undefined,
    maxConnections = 20,
    poolerUrl = null,
    silenceSeconds = 12,
  }: DatabaseOptions = {},
): Promise<Database> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  if (!owner.password) throw new Error('its role needs a password, which the address must carry');
  const password = deriveApplicationPassword(owner.password);
  await owner.connect();
  try {
    await lockMigrations(owner);
    await prepareApplicationRole(owner, password);
    await restorePrivileges(owner);
    await migrate(owner);
    await keepPrivileges(owner);
    await prepareJobs(owner);
  } finally {
    await owner.end();
  }
  const openPool = ({ host, port, ssl }: pg.Client, max: number) => {
    const pool = new pg.Pool({
      host,
      port,
      database: owner.database,
      ssl,
      user: applicationRole,
      password,
      types,
      max,
      connectionTimeoutMillis: 10_000,
    });
    // The pool handles errors of idle connections only, and an unhandled error event ends the process.
    pool.on('connect', (client) => {
      client.on('error', onConnectionLost);
      endWhenSilent(client, silenceSeconds);
    });
    pool.on('error', () => undefined);
    return pool;
  };
  const pooler = poolerUrl === null ? owner : new pg.Client({ connectionString: poolerUrl });
  const pool = openPool(pooler, maxConnections);
  // LISTEN lasts longer than a transaction, after which a pooler gives the connection to another one.
  const sessions = pooler === owner ? pool : openPool(owner, 1);
  const listener = new Listener(sessions);
  const close = async () => {
    await listener.close();
    await Promise.all([...new Set([pool, sessions])].map((one) => one.end()));
  };
  return { pool, listener, close };
}
