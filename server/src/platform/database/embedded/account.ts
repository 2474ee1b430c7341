import { execFile } from 'node:child_process';
import { chmod, chown, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const execute = promisify(execFile);

/** The system account that runs PostgreSQL when the app runs as root, because PostgreSQL refuses to. */
export interface Account {
  uid: number;
  gid: number;
}

const ownName = 'ploegplan';
const borrowedNames = ['postgres', 'nobody'];

/** Returns undefined when the app does not run as root. A database that exists in the folder keeps its owner. */
export async function chooseAccount(databaseFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(databaseFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account =
    (await find(ownName)) ?? (await create(ownName)) ?? (await findFirst(borrowedNames));
  if (!account) {
    throw new StartError(
      `PostgreSQL does not run as root and no system account "${ownName}" could be created for it; create that account, start as another user, or set DATABASE_URL.`,
    );
  }
  return account;
}

/** Gives the account execute permission on a folder of root that is closed to others. */
export async function grantTraversal(account: Account, folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if (uid !== 0 || (mode & 0o001) !== 0) return;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

async function find(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, name])).stdout)),
    );
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

async function findFirst(names: string[]): Promise<Account | undefined> {
  for (const name of names) {
    const account = await find(name);
    if (account) return account;
  }
  return undefined;
}

/** Ignores the result of useradd and looks again: it also fails when another process has just created the account. */
async function create(name: string): Promise<Account | undefined> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  await execute('useradd', ['--system', '--user-group', ...home, name]).catch(() => undefined);
  return find(name);
}
