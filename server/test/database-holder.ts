import { startEmbedded } from '../src/platform/database/embedded.ts';

/** What a process that holds an embedded database tells its parent. */
export type HolderMessage = { url: string; takenOver: boolean } | { refused: string };

// Run as a process of its own by tests that kill it: holds the database of the data folder in its first argument.
const [, , dataDir = ''] = process.argv;
const say = (message: HolderMessage) => process.send?.(message);
try {
  const { url, takenOver, stop } = await startEmbedded({ dataDir, log: () => undefined });
  process.once('SIGTERM', () => stop().then(() => process.disconnect?.()));
  say({ url, takenOver });
} catch (error) {
  say({ refused: (error as Error).message });
  process.disconnect?.();
}
