import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { makeBackup } from '../platform/backup/backup.ts';
import {
  type BackupFile,
  createName,
  ENCRYPTED,
  listBackups,
  openFile,
  openLocalFile,
} from '../platform/backup/file.ts';
import { BackupError, type Manifest } from '../platform/backup/format.ts';
import { openBucket } from '../platform/backup/places.ts';
import { restoreBackup } from '../platform/backup/restore.ts';
import { verifyBackup } from '../platform/backup/verify.ts';
import { openPlace } from '../platform/storage/place.ts';
import { parseS3Address } from '../platform/storage/storage-url.ts';
import { findOwnerUrl, startTemporarily } from './open.ts';
import type { RunUnopened } from './operator.ts';

interface Given {
  identity?: string;
}

const written = 'the file that backup wrote; of a folder of a bucket, s3://…, its newest';
const identityOption = [
  '--identity <file>',
  'the secret key of an encrypted backup, as age-keygen wrote it',
] as const;

export function addBackupCommands(program: Command, run: RunUnopened): void {
  program
    .command('backup')
    .description('write database and files into one file, while the server runs or not')
    .argument(
      '<file>',
      'the file to write, which must not exist; one in a bucket, or with a name that ends in .age, is encrypted for BACKUP_RECIPIENT',
    )
    .action((file: string) => run(runBackup)(file));
  program
    .command('restore')
    .description('fill an empty database and an empty storage with a backup')
    .argument('<file>', written)
    .option(...identityOption)
    .action((file: string, { identity }: Given) => run(restore)(file, identity ?? ''));
  program
    .command('verify')
    .description('restore a backup into a temporary database, and compare every table and file')
    .argument('<file>', written)
    .option(...identityOption)
    .action((file: string, { identity }: Given) => run(verify)(file, identity ?? ''));
}

const report = (sentence: string) => console.log(sentence);
const formatNumber = (value: number) => value.toLocaleString('en');
const formatMegabytes = (bytes: number) => `${formatNumber(Math.ceil(bytes / 1e6))} MB`;

async function openFiles(config: Config, open: AsyncDisposableStack) {
  const { storage, staging, close } = await openPlace(config);
  open.defer(close);
  // Nothing is older than this date, so clearing only creates the folder.
  await staging.clear(new Date(0));
  return { storage, staging };
}

/** Opens a file on the disk, or `s3://…/folder/name.tar.age`; with the address of a folder only, its newest or a new one. */
async function findFile(
  given: string,
  open: AsyncDisposableStack,
  { isNew = false, ...keys }: { isNew?: boolean; recipient?: string | null; identity?: string },
): Promise<{ title: string; file: BackupFile }> {
  if (!given.startsWith('s3:')) {
    const title = path.resolve(given);
    return { title, file: openLocalFile(title, keys) };
  }
  const address = parseS3Address(given);
  if (!address)
    throw new BackupError(
      'The address of the bucket is not like s3://key:secret@host/bucket/folder.',
    );
  const folders = address.prefix.split('/');
  const last = /\.(tar|age)$/.test(address.prefix) ? folders.pop() : undefined;
  const place = open.use(await openBucket({ ...address, prefix: folders.join('/') }));
  const name = last ?? (isNew ? createName(new Date(), true) : (await listBackups(place)).at(-1));
  if (!name) throw new BackupError('There is no backup in this folder of the bucket.');
  if (!last && !isNew) report(`The newest backup is ${name}.`);
  if (!name.endsWith(ENCRYPTED)) {
    throw new BackupError('A backup in a bucket is encrypted: its name must end in .tar.age.');
  }
  const title = [address.bucket, ...folders, name].filter(Boolean).join('/');
  return { title, file: openFile(place, name, keys) };
}

async function readIdentity(file: string): Promise<{ identity?: string }> {
  if (file === '') return {};
  const identity = await readFile(path.resolve(file), 'utf8').catch(
    (cause: NodeJS.ErrnoException) => {
      throw new BackupError(`The identity file ${file} cannot be read (${cause.code}).`, { cause });
    },
  );
  return { identity };
}

async function runBackup(config: Config, open: AsyncDisposableStack, given = ''): Promise<void> {
  const recipient = config.backupRecipient;
  const { title, file: target } = await findFile(given, open, { isNew: true, recipient });
  const ownerUrl = await findOwnerUrl(config, open);
  const files = await openFiles(config, open);
  const made = await makeBackup({ ...files, ownerUrl, target, report });
  for (const folder of made.missing) report(`No file:  ${folder}`);
  report(
    `${title}: ${formatNumber(made.rows)} rows and ${formatNumber(made.files)} files, ${formatMegabytes(made.bytes)}.`,
  );
}

async function restore(
  config: Config,
  open: AsyncDisposableStack,
  given = '',
  identity = '',
): Promise<void> {
  const { file } = await findFile(given, open, await readIdentity(identity));
  const ownerUrl = config.databaseUrl ?? (await startTemporarily(config.dataDir, open));
  const { storage } = await openFiles(config, open);
  const manifest = await restoreBackup({ file, ownerUrl, storage, report });
  report(`Restored ${describeContent(manifest)}.`);
}

async function verify(
  _: Config,
  open: AsyncDisposableStack,
  given = '',
  identity = '',
): Promise<void> {
  const { file } = await findFile(given, open, await readIdentity(identity));
  const manifest = await verifyBackup(file, report);
  for (const folder of manifest.missing) report(`No file when it was made: ${folder}`);
  report(`The backup is whole: ${describeContent(manifest)}.`);
}

function describeContent({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${formatNumber(rows)} rows in ${tables.length} tables, and ${formatNumber(files.count)} files of ${formatMegabytes(files.bytes)}`;
}
