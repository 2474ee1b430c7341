import path from 'node:path';
import type { Client } from 'pg';
import { openDataFolder, removeUnfinished } from '../data-folder.ts';
import { chooseAccount, grantTraversal } from './embedded/account.ts';
import { type Cluster, openCluster, ownerRole } from './embedded/cluster.ts';
import { launchFailed, launchServer } from './embedded/launch.ts';
import { hasOwner, tellOwner } from './embedded/owner-socket.ts';
import { connectWhenReady, keepOwnership, takeOwnership } from './embedded/ownership.ts';
import { preparePrograms, removeOtherCopies } from './embedded/package.ts';
import { leavePlace, type Place } from './embedded/place.ts';
import type { Programs } from './embedded/programs.ts';
import { recover } from './embedded/recovery.ts';
import { findServer, type Server, stopServer } from './embedded/server.ts';

const databaseName = 'ploegplan';

export interface EmbeddedOptions {
  dataDir: string;
  log(message: string): void;
  /** Off only for disposable databases, such as those of tests. */
  fsync?: boolean;
}

export interface EmbeddedDatabase {
  /** Connection string of the owner of the database `ploegplan`. */
  url: string;
  /** Whether the server was still running after a previous app process was killed. */
  takenOver: boolean;
  /** Resolves with the reason when another process took the database over, after the server had stopped. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

/** Connection string of the database that another process runs on a data folder; undefined when none runs. */
export async function findEmbedded(options: EmbeddedOptions): Promise<string | undefined> {
  const { cluster } = await install(options);
  const server = await findServer(cluster);
  const client = server && (await connectWhenReady(server, cluster));
  if (!client) return undefined;
  await client.end();
  return createOwnerUrl(server.place, cluster);
}

interface Installation {
  dataDir: string;
  programs: Programs;
  cluster: Cluster;
  logFile: string;
  fsync: boolean;
}

/** Runs PostgreSQL on a data folder, created if missing, for this process alone. Throws a `StartError` when it cannot. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const installation = await install(options);
  const { cluster, programs, dataDir } = installation;
  const { server, client, takenOver } = await findOrLaunch(installation);
  const { place } = server;
  // Throws when another process owns the database; the server then stays with that process, whoever launched it.
  await takeOwnership(client, dataDir, () => hasOwner(place));
  if (takenOver) options.log('Took over the database server that a killed app had left running.');
  try {
    await ensureDatabase(client);
  } catch (error) {
    await stopServer(cluster, programs);
    throw error;
  }
  const { promise: exited, resolve } = Promise.withResolvers<string>();
  const retake = (closing: AbortSignal) =>
    recover({ ...installation, place, log: options.log, closing });
  const letGo = keepOwnership(client, retake, resolve);
  const stopTelling = await tellOwner(place);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const isOwner = await letGo();
    await stopTelling();
    // Otherwise it is the server of another process by now.
    if (!isOwner) return;
    await stopServer(cluster, programs);
    await leavePlace(place, cluster.folder);
  };
  return {
    url: createOwnerUrl(place, cluster),
    takenOver,
    exited,
    stop: () => (stopping ??= stop()),
  };
}

async function install({ dataDir: given, fsync = true }: EmbeddedOptions): Promise<Installation> {
  const dataDir = await openDataFolder(given);
  const folder = path.join(dataDir, 'database');
  const account = await chooseAccount(folder);
  if (account) await grantTraversal(account, dataDir);
  await removeUnfinished(dataDir);
  const programs = await preparePrograms(dataDir, account);
  const cluster = await openCluster(folder, programs, fsync);
  return { dataDir, programs, cluster, logFile: path.join(dataDir, 'database.log'), fsync };
}

/** Two processes may launch at the same time: PostgreSQL keeps one server running, and both find that one. */
async function findOrLaunch(
  installation: Installation,
): Promise<{ server: Server; client: Client; takenOver: boolean }> {
  const { cluster, programs, logFile } = installation;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const found = await findServer(cluster);
    if (!found) await removeOtherCopies(programs);
    const server = found ?? (await launchServer(installation));
    const client = await connectWhenReady(server, cluster);
    if (client) return { server, client, takenOver: found !== undefined };
    if (!found && !(await findServer(cluster))) break;
  }
  throw await launchFailed(logFile);
}

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    databaseName,
  ]);
  if (rowCount === 0) await client.query(`create database ${databaseName}`);
}

/** The host is a query parameter, because a socket folder is not a valid host name. */
function createOwnerUrl({ host, port }: Place, { password }: Cluster): string {
  const url = new URL(`postgres://${ownerRole}:${password}@localhost:${port}/${databaseName}`);
  url.searchParams.set('host', host);
  return url.href;
}
