import type { Config } from '../config.ts';
import { findEmbedded, startEmbedded } from '../platform/database/embedded.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/pool.ts';
import { CommandError } from './operator.ts';

/**
 * Opens the database for one command: that of DATABASE_URL, else the embedded one that runs for the app, else the embedded one
 * for the moment, which then stops again.
 */
export async function openForCommand(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  open: AsyncDisposableStack,
): Promise<Database> {
  const options = { dataDir, log: () => undefined };
  const url = databaseUrl ?? (await findEmbedded(options)) ?? (await startForNow(options, open));
  const database = await connect(url);
  open.defer(() => database.close());
  return database;
}

async function startForNow(
  options: Parameters<typeof startEmbedded>[0],
  open: AsyncDisposableStack,
): Promise<string> {
  const postgres = await startEmbedded(options);
  open.defer(() => postgres.stop());
  // Ctrl-C would leave the database server running; a command is over soon enough.
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
