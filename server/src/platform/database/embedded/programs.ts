import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import type { Account } from './account.ts';

const execute = promisify(execFile);

export const unsupportedSystem =
  'The embedded PostgreSQL does not run on this system; set DATABASE_URL to a PostgreSQL of your own.';

/** The programs of the embedded PostgreSQL, with the account and working folder that they run with. */
export interface Programs {
  folder: string;
  account: Account | undefined;
  workingFolder: string;
}

export function getProgramPath(
  { folder }: Programs,
  name: 'initdb' | 'pg_ctl' | 'postgres',
): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** Spawn options of a program: as the account, in a folder that it may enter, and without the app's secrets in its environment. */
export function createProgramOptions({ account, workingFolder }: Programs) {
  const env: NodeJS.ProcessEnv = { LC_ALL: 'C' };
  for (const name of ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) {
    if (process.env[name] !== undefined) env[name] = process.env[name];
  }
  return { ...account, env, cwd: workingFolder, windowsHide: true };
}

/** Runs a program and waits for it; throws a `StartError` when it fails. */
export async function runProgram(
  programs: Programs,
  name: 'initdb' | 'pg_ctl',
  args: string[],
): Promise<void> {
  try {
    await execute(getProgramPath(programs, name), args, createProgramOptions(programs));
  } catch (error) {
    throw toStartError(programs, name, error as NodeJS.ErrnoException & { stderr?: string });
  }
}

export function toStartError(
  { account, workingFolder }: Programs,
  name: string,
  error: NodeJS.ErrnoException & { stderr?: string },
): StartError {
  if (error.code === 'EACCES' && account) {
    return new StartError(
      `The database runs as a system account that cannot reach ${workingFolder}; set DATA_DIR to a folder outside a private home, such as /var/lib/ploegplan.`,
      { cause: error },
    );
  }
  if (error.code === 'ENOENT') return new StartError(unsupportedSystem, { cause: error });
  const reason = error.stderr?.trim().split('\n').at(-1) || error.message;
  return new StartError(`PostgreSQL's ${name} failed: ${reason}`, { cause: error });
}
