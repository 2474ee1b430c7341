import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { root } from './project.mjs';

const ANSWER_MS = 1_000;

/** The data folder of the server with these settings, as server/src/config.ts reads them, which needs installed packages. */
export function dataFolder(env) {
  const usual = process.getuid?.() === 0 ? '/var/lib/ploegplan' : 'data';
  return path.resolve(root, env.DATA_DIR?.trim() || usual);
}

/** Where the owner of the embedded database answers: beside its socket, of which PostgreSQL writes down the folder. */
function ownerSocket(folder) {
  const pidFile = path.join(folder, 'database/cluster/postmaster.pid');
  const host = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[4] : undefined;
  return host && path.isAbsolute(host) ? path.join(host, '.s.ploegplan') : undefined;
}

/** What whoever listens on a socket says; undefined when nobody listens. */
function ask(socketFile) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(socketFile).setEncoding('utf8').setTimeout(ANSWER_MS);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('timeout', () => socket.destroy());
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => resolve(answer));
  });
}

/**
 * Why the server would not start with these settings, if another one runs on its data folder. Looked at before anything is
 * installed or built, so without a PostgreSQL client; the server itself makes sure.
 */
export async function whyFolderInUse(env) {
  if (env.DATABASE_URL?.trim()) return undefined;
  const folder = dataFolder(env);
  const socketFile = ownerSocket(folder);
  const owner = socketFile && (await ask(socketFile));
  if (owner === undefined) return undefined;
  const holder = owner && ` (process ${owner})`;
  return `The data folder ${realpathSync(folder)} is in use by another Ploegplan${holder}; stop that one first, or set DATA_DIR to another folder.`;
}
