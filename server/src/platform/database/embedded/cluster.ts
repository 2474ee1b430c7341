import { randomBytes } from 'node:crypto';
import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder, exists } from '../../data-folder.ts';
import { StartError } from '../../start-error.ts';
import { type Programs, runProgram } from './programs.ts';

/** The role that owns the cluster and everything in it. */
export const ownerRole = 'ploegplan';

/** The database on disk. `folder` is created atomically, so that password and cluster always match. */
export interface Cluster {
  folder: string;
  /** What PostgreSQL calls PGDATA. */
  pgdata: string;
  password: string;
}

/** Opens the cluster in `folder`, creating it if it is missing. */
export async function openCluster(
  folder: string,
  programs: Programs,
  fsync: boolean,
): Promise<Cluster> {
  if (!(await exists(folder))) {
    await buildFolder(folder, (unfinished) => createCluster(unfinished, programs, fsync));
  }
  try {
    const password = await readFile(getPasswordPath(folder), 'utf8');
    return { folder, pgdata: getDataPath(folder), password: password.trim() };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The database in ${folder} cannot be opened (${code}); it may belong to another user of this machine.`,
      { cause: error },
    );
  }
}

/** C.UTF-8 is the same on every system and after upgrades, so that no index is corrupted. What is shown is sorted in Dutch. */
async function createCluster(folder: string, programs: Programs, fsync: boolean): Promise<void> {
  const password = `${randomBytes(32).toString('base64url')}\n`;
  await writeFile(getPasswordPath(folder), password, { mode: 0o600, flush: true });
  if (programs.account) {
    const { uid, gid } = programs.account;
    await Promise.all([folder, getPasswordPath(folder)].map((file) => chown(file, uid, gid)));
  }
  await runProgram(programs, 'initdb', [
    `--pgdata=${getDataPath(folder)}`,
    `--username=${ownerRole}`,
    `--pwfile=${getPasswordPath(folder)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(fsync ? [] : ['--no-sync']),
  ]);
}

const getDataPath = (folder: string) => path.join(folder, 'cluster');
const getPasswordPath = (folder: string) => path.join(folder, 'password');
