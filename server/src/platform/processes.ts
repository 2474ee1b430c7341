import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; empty when it does not exist, or is a zombie. */
export async function readCommand(pid: number): Promise<string> {
  try {
    switch (process.platform) {
      case 'linux':
        return await readFile(`/proc/${pid}/cmdline`, 'utf8');
      case 'win32':
        return (await execute('tasklist', ['/NH', '/FI', `PID eq ${pid}`])).stdout;
      default:
        return (await execute('ps', ['-ww', '-o', 'args=', '-p', `${pid}`])).stdout;
    }
  } catch {
    return '';
  }
}
