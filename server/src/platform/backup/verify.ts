import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../database/embedded.ts';
import type { BackupFile } from './file.ts';
import { BackupError, type Manifest, RowSum } from './format.ts';
import { runAsOwner } from './owner.ts';
import { createSteadyReport, type Report } from './report.ts';
import { loadDatabase } from './restore.ts';
import { copyOut, listTables, listTenants, WRITING } from './tables.ts';

/**
 * Restores a backup into a temporary database on a server of its own, reads every table again, and compares it with what was read
 * when the backup was made; reads every file and compares its hash. Needs nothing of the installation.
 */
export async function verifyBackup(file: BackupFile, report: Report): Promise<Manifest> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-verify-'));
  try {
    const server = await startEmbedded({ dataDir, log: () => undefined, fsync: false });
    try {
      const manifest = await loadDatabase(file, server.url, countFiles(report));
      await compareTables(server.url, manifest);
      return manifest;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The reader of the archive compares their hashes. */
function countFiles(report: Report) {
  let count = 0;
  const say = createSteadyReport(report);
  return async (_: string, contents: AsyncIterable<unknown>) => {
    for await (const _chunk of contents);
    count += 1;
    say(() => `Files: ${count} so far.`);
  };
}

const compareTables = (ownerUrl: string, { tables: expected }: Manifest): Promise<void> =>
  runAsOwner(ownerUrl, async (owner) => {
    await owner.query(`begin transaction isolation level repeatable read, read only; ${WRITING}`);
    const tenants = await listTenants(owner);
    const expectedByName = new Map(expected.map((sum) => [sum.name, sum]));
    for (const table of await listTables(owner)) {
      const sum = new RowSum();
      for await (const text of copyOut(owner, table, tenants)) sum.add(text);
      const { rows, sha256 } = sum.finish(table.name);
      const { rows: expectedRows, sha256: expectedHash } = expectedByName.get(table.name) ?? {};
      if (rows === expectedRows && sha256 === expectedHash) continue;
      throw new BackupError(
        `The table ${table.name} differs after restoring: ${rows} rows instead of ${expectedRows ?? 0}, or other values.`,
      );
    }
  });
