import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@ploegplan/server/platform/database/embedded';

/** Starts a PostgreSQL on a new data folder; both are gone at the end of `running`. */
export async function startPostgres(
  running: AsyncDisposableStack,
  log: (message: string) => void = () => undefined,
): Promise<{ dataDir: string; ownerUrl: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-bench-'));
  running.defer(() => rm(dataDir, { recursive: true, force: true }));
  const postgres = await startEmbedded({ dataDir, log });
  running.defer(() => postgres.stop());
  return { dataDir, ownerUrl: postgres.url };
}
