import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../../start-error.ts';
import { type LaunchOptions, launchFailed, launchServer } from './launch.ts';
import { connectWhenReady, InUseError, takeOwnership } from './ownership.ts';
import type { Place } from './place.ts';
import { findServer } from './server.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

interface Recovery extends LaunchOptions {
  dataDir: string;
  place: Place;
  log(message: string): void;
  /** Aborting ends the attempts. */
  closing: AbortSignal;
}

/**
 * Brings the server back after its connection broke: it recovers by itself from the crash of one of its processes; otherwise it is
 * started again, as often as it takes, such as until the disk has room. Throws when another process owns the database meanwhile.
 */
export async function recover(options: Recovery): Promise<Client> {
  const { log, closing } = options;
  let said = '';
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    closing.throwIfAborted();
    try {
      const client = await reconnect(options);
      if (said) log('The database server runs again.');
      return client;
    } catch (error) {
      if (error instanceof InUseError || !(error instanceof Error)) throw error;
      closing.throwIfAborted();
      // The same sentence is not logged every few seconds.
      if (error.message !== said) log(error.message);
      said = error.message;
    }
    await sleep(delay, undefined, { signal: closing });
  }
}

async function reconnect(options: Recovery): Promise<Client> {
  const { cluster, dataDir, logFile, log, closing } = options;
  const found = await findServer(cluster);
  if (!found) log('The database server stopped unexpectedly and is started again.');
  closing.throwIfAborted();
  const server = found ?? (await launchServer(options));
  const client = await connectWhenReady(server, cluster, closing);
  if (!client) {
    throw found
      ? new StartError(`The database server stopped; see ${logFile}.`)
      : await launchFailed(logFile);
  }
  await takeOwnership(client, dataDir);
  return client;
}
