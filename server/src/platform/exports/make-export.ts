import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCsvHead, formatCsvLine } from '@ploegplan/contract/values/csv';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { StoredFiles } from '../storage/stored-files.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { Archive } from './archive.ts';
import { type ExportFile, exportFiles } from './export-files.ts';
import { type ExportSheet, readBatches } from './export-sheet.ts';
import { exportSheets } from './sheets.ts';

export interface Making {
  pool: Pool;
  files: Pick<StoredFiles, 'read'>;
  tenantId: string;
  /** Null means all data of the company. */
  employeeId: string | null;
  path: string;
  onProgress: (progress: { done: number; total: number }) => Promise<void>;
}

async function* writeCsv(tx: TenantTx, sheet: ExportSheet, employeeId: string | null) {
  const { columns } = sheet;
  yield Buffer.from(formatCsvHead(columns));
  let began = performance.now();
  for await (const rows of readBatches(tx, sheet, employeeId)) {
    yield Buffer.from(rows.map((row) => formatCsvLine(columns, row)).join(''));
    // Half of the time is for the requests of others.
    await sleep(performance.now() - began);
    began = performance.now();
  }
}

/**
 * Writes the archive: the tables as one transaction sees them, then the files. Rows and files are read one after the other, so that
 * the memory that it takes does not grow with them. Returns how many tables and files it has.
 */
export async function makeExport(making: Making): Promise<number> {
  const { pool, files, tenantId, employeeId, path, onProgress } = making;
  const archive = new Archive(path);
  const sheets = exportSheets.filter(({ employee }) => employeeId === null || employee);
  let done = 0;
  const stored = await runInTenant(pool, { tenantId, userId: null }, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    const found = await exportFiles(tx, employeeId);
    for (const sheet of sheets) {
      const rows = Readable.from(writeCsv(tx, sheet, employeeId), { objectMode: false });
      await archive.add(`${sheet.name}.csv`, rows, { compress: true });
      await onProgress({ done: ++done, total: sheets.length + found.length });
    }
    return found;
  });
  const missing: ExportFile[] = [];
  for (const file of stored) {
    const contents = await files.read(tenantId, file.fileId);
    if (contents) await archive.add(file.path, contents, file);
    else missing.push(file);
    await onProgress({ done: ++done, total: sheets.length + stored.length });
  }
  await archive.add('Lees mij.txt', Readable.from([readMe(missing)]), { compress: true });
  await archive.end();
  return done;
}

const readMe = (missing: readonly ExportFile[]) =>
  Buffer.from(
    [
      'Dit zijn de gegevens uit Ploegplan.',
      'De tabellen (csv) open je met Excel of een ander rekenprogramma. Afbeeldingen en documenten staan in hun eigen map.',
      'Een cel die met = + - of @ begint, heeft een apostrof ervoor, zodat er geen formule wordt uitgevoerd.',
      ...(missing.length > 0
        ? ['', 'Deze bestanden zijn niet meer in de opslag:', ...missing.map(({ path }) => path)]
        : []),
      '',
    ].join('\r\n'),
  );
