import path from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { makeBackup } from '../platform/backup/backup.ts';
import type { Manifest } from '../platform/backup/format.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { verifyBackup } from '../platform/backup/verify.ts';
import { openPlace } from '../platform/storage/place.ts';
import { findOwnerUrl, startTemporarily } from './open.ts';
import type { RunUnopened } from './operator.ts';

export function addBackupCommands(program: Command, run: RunUnopened): void {
  program
    .command('backup')
    .description('write database and files into one file, while the server runs or not')
    .argument('<file>', 'the file to write, which must not exist')
    .action((file: string) => run(runBackup)(file));
  program
    .command('restore')
    .description('fill an empty database and an empty storage with a backup')
    .argument('<file>', 'the file that backup wrote')
    .action((file: string) => run(restore)(file));
  program
    .command('verify')
    .description('restore a backup into a temporary database, and compare every table and file')
    .argument('<file>', 'the file that backup wrote')
    .action((file: string) => run((_, __, given = '') => verify(given))(file));
}

const report = (sentence: string) => console.log(sentence);
const formatNumber = (value: number) => value.toLocaleString('en');
const formatMegabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1e6))} MB`;

async function openFiles(config: Config, open: AsyncDisposableStack) {
  const { storage, staging, close } = await openPlace(config);
  open.defer(close);
  // Only creates the folder.
  await staging.clear(new Date(0));
  return { storage, staging };
}

async function runBackup(config: Config, open: AsyncDisposableStack, file = ''): Promise<void> {
  const target = path.resolve(file);
  const ownerUrl = await findOwnerUrl(config, open);
  const files = await openFiles(config, open);
  const made = await makeBackup({ ...files, ownerUrl, target, report });
  for (const folder of made.missing) report(`No file:  ${folder}`);
  report(
    `${target}: ${formatNumber(made.rows)} rows and ${formatNumber(made.files)} files, ${formatMegabytes(made.bytes)}.`,
  );
}

async function restore(config: Config, open: AsyncDisposableStack, file = ''): Promise<void> {
  const ownerUrl = config.databaseUrl ?? (await startTemporarily(config.dataDir, open));
  const { storage } = await openFiles(config, open);
  const manifest = await restoreBackup({ file: path.resolve(file), ownerUrl, storage, report });
  report(`Restored ${describeContent(manifest)}.`);
}

async function verify(file: string): Promise<void> {
  const manifest = await verifyBackup(path.resolve(file), report);
  for (const folder of manifest.missing) report(`No file when it was made: ${folder}`);
  report(`The backup is whole: ${describeContent(manifest)}.`);
}

function describeContent({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatNumber(rows)} rows in ${tables.length} tables, and ${formatNumber(files.count)} files of ${formatMegabytes(files.bytes)}`;
}
