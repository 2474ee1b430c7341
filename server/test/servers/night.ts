import { type Installation, removals } from '../../src/platform/upkeep/removals.ts';
import type { TestServer } from './server.ts';

export const installationOf = ({
  database,
  ownerUrl,
  dataDir,
  storage,
}: TestServer): Installation => ({
  pool: database.pool,
  ownerUrl,
  dataDir,
  files: storage.files,
});

/** A signal that nothing aborts. */
export const neverClosing = () => new AbortController().signal;

/** Does one of the removals of the night of this moment; returns how much it removed. */
export async function removeAtNight(
  server: TestServer,
  kind: keyof typeof removals,
  now = new Date(),
): Promise<number> {
  let removed = 0;
  const count = (more: number | bigint | null) => {
    removed += Number(more);
  };
  await removals[kind]({ ...installationOf(server), now, closing: neverClosing(), count });
  return removed;
}
