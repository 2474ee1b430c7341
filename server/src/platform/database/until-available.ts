import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './error-codes.ts';

const RETRY_MS = 500;
/** Less than a job may take, after which another node does it again. */
const PATIENCE_MS = 60_000;

/** Repeats what may be done twice until the database answers, as after a failover. */
export async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && isUnavailable(error)) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
