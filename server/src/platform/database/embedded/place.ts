import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chown, lstat, mkdir, rmdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError } from '../../start-error.ts';

/** The address of a server: the folder of its unix socket, or on Windows a loopback address. */
export interface Place {
  host: string;
  port: number;
}

const SOCKET_PORT = 5432;
/** The path of a socket may have 104 bytes on macOS, 108 on Linux. */
const MAX_SOCKET_PATH = 100;

export async function choosePlace(folder: string, uid = process.getuid?.()): Promise<Place> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await findFreePort() };
  const fits =
    Buffer.byteLength(getSocketPath({ host: folder, port: SOCKET_PORT })) <= MAX_SOCKET_PATH;
  return { host: fits ? folder : await makeShortFolder(folder, uid), port: SOCKET_PORT };
}

/** Removes what `choosePlace` created, after the server has stopped. */
export async function leavePlace({ host }: Place, folder: string): Promise<void> {
  if (path.isAbsolute(host) && host !== folder) await rmdir(host).catch(() => undefined);
}

export function getSocketPath({ host, port }: Place): string {
  return path.join(host, `.s.PGSQL.${port}`);
}

/** Whether a process listens on a unix socket. The file alone says nothing: a killed process leaves it behind. */
export async function hasListener(file: string): Promise<boolean> {
  const socket = connect(file);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A private folder for the socket of a cluster whose own path is too long; the same one for each start. */
async function makeShortFolder(folder: string, uid: number | undefined): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const short = path.join(tmpdir(), `ploegplan-${name}`);
  const made = await mkdir(short, { recursive: true, mode: 0o700 });
  if (made && uid !== undefined && uid !== process.getuid?.()) await chown(short, uid, -1);
  const details = await lstat(short);
  if (!details.isDirectory() || details.uid !== uid || (details.mode & 0o077) !== 0) {
    throw new StartError(
      `The folder ${short}, for the database's socket, belongs to another user.`,
    );
  }
  return short;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : SOCKET_PORT;
}
