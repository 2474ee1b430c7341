import type { Config } from '../config.ts';
import { findEmbedded, startEmbedded } from '../platform/database/embedded.ts';
import { MigrationError } from '../platform/database/migrate.ts';
import { type Database, openDatabase } from '../platform/database/pool.ts';
import { CommandError } from './operator.ts';

/** Opens the database of DATABASE_URL, else the embedded one of the running app, else starts it for this command. */
export async function openForCommand(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  open: AsyncDisposableStack,
): Promise<Database> {
  const options = { dataDir, log: () => undefined };
  const url =
    databaseUrl ?? (await findEmbedded(options)) ?? (await startTemporarily(options, open));
  const database = await connect(url);
  open.defer(() => database.close());
  return database;
}

async function startTemporarily(
  options: Parameters<typeof startEmbedded>[0],
  open: AsyncDisposableStack,
): Promise<string> {
  const postgres = await startEmbedded(options);
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
