import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 10_000;

export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined;

/** Throws with how to install what is missing. */
export function demandPrograms(...programs: string[]): void {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length === 0) return;
  const names = missing.join(' ');
  throw new Error(`Not installed: ${names}. On Debian: apt-get install ${names}`);
}

/** Starts a program of this machine, and waits until it listens. */
export async function startListening(
  program: string,
  args: string[],
  { port, ...options }: SpawnOptions & { port: number },
): Promise<ChildProcess> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text).slice(-10_000);
  });
  const deadline = Date.now() + START_MS;
  while (!(await isListening(port))) {
    if (child.exitCode === null && Date.now() < deadline) await sleep(20);
    else throw new Error(`${program} does not listen: ${said}`);
  }
  return child;
}

export async function stopProgram(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}
