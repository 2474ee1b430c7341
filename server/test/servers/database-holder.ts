import { startEmbedded } from '../../src/platform/database/embedded.ts';

/** The message to the parent process: the database is running, or could not be started. */
export type HolderMessage = { url: string; takenOver: boolean } | { error: string };

// A separate process for tests that kill it: runs the database of the data folder in its first argument.
const [, , dataDir = ''] = process.argv;
const send = (message: HolderMessage) => process.send?.(message);
try {
  const { url, takenOver, stop } = await startEmbedded({ dataDir, log: () => undefined });
  process.once('SIGTERM', () => stop().then(() => process.disconnect?.()));
  send({ url, takenOver });
} catch (error) {
  send({ error: (error as Error).message });
  process.disconnect?.();
}
