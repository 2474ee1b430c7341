import { randomBytes } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './processes.ts';
import { StartError } from './start-error.ts';

const MAX_BUILDING_MS = 60 * 60 * 1000;
const unfinished = /\.unfinished-(\d+)-[0-9a-f]+$/;

/** Creates the data folder if it is missing, accessible to its owner only, and returns its real path. */
export async function openDataFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${code}); set DATA_DIR to a folder that can.`,
      { cause: error },
    );
  }
}

/** Atomically: `fill` works in a temporary sibling, which is then renamed. When another process was first, its folder stays. */
export async function buildFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = `${target}.unfinished-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(folder, { mode: 0o700 });
  try {
    await fill(folder);
    await rename(folder, target);
    await syncFolder(path.dirname(target));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

/** Removes the temporary folders of `buildFolder` that killed processes left behind. */
export async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const builder = unfinished.exec(name)?.[1];
    if (builder === undefined) continue;
    const folder = path.join(dataDir, name);
    if (!isAlive(Number(builder)) || (await isOld(folder))) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

export async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined;
}

async function isOld(folder: string): Promise<boolean> {
  const details = await stat(folder).catch(() => undefined);
  return details !== undefined && Date.now() - details.mtimeMs > MAX_BUILDING_MS;
}

/** Syncs a folder, so that a new name in it survives a power failure. Windows has no such call and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
