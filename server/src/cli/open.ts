import type { Config } from '../config.ts';
import { findEmbedded, startEmbedded } from '../platform/database/embedded.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/pool.ts';
import { CommandError } from './operator.ts';

/** The database of DATABASE_URL, else the embedded one of the running app, else that one started for this command. */
export async function findOwnerUrl(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  open: AsyncDisposableStack,
): Promise<string> {
  const running = async () => findEmbedded({ dataDir, log: () => undefined });
  return databaseUrl ?? (await running()) ?? (await startTemporarily(dataDir, open));
}

/** Opens and migrates the installation. */
export async function openForCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  open: AsyncDisposableStack,
): Promise<Database> {
  const database = await connect(await findOwnerUrl(config, open));
  open.defer(() => database.close());
  return database;
}

/** Throws when another process uses the data folder. */
export async function startTemporarily(
  dataDir: string,
  open: AsyncDisposableStack,
): Promise<string> {
  const postgres = await startEmbedded({ dataDir, log: () => undefined });
  open.defer(() => postgres.stop());
  // Ignores signals, because they would leave the database server running; commands are short.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  return postgres.url;
}

async function connect(url: string): Promise<Database> {
  try {
    return await openDatabase(url, { maxConnections: 2 });
  } catch (error) {
    if (error instanceof MigrationError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CommandError(`The database cannot be used: ${message || code}.`, { cause: error });
  }
}
