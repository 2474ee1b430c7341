import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../servers/free-port.ts';
import { demandPrograms, startListening, stopProgram } from '../servers/program.ts';
import type { DatabasePair } from './pair.ts';

const deployed = path.resolve(import.meta.dirname, '../../../deploy/failover/haproxy.cfg');

const CHECKED_MS = 3_000;

/** HAProxy with `deploy/failover/haproxy.cfg`: only addresses and ports are those of a test. */
export async function startRouter(folder: string, { members }: Pick<DatabasePair, 'members'>) {
  demandPrograms('haproxy');
  const port = await freePort();
  let config = (await readFile(deployed, 'utf8')).replace('bind :5432', `bind 127.0.0.1:${port}`);
  for (const [index, { member, rolePort }] of members.entries()) {
    const name = `database-${index + 1}`;
    config = config.replace(
      `server ${name} ${name}:5432 check port 8008`,
      `server ${name} 127.0.0.1:${member.port} check port ${rolePort}`,
    );
  }
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  await promisify(execFile)('haproxy', ['-c', '-f', file]);
  const child = await startListening('haproxy', ['-db', '-f', file], { port });
  // HAProxy takes every server for one that leads until it has asked.
  await sleep(CHECKED_MS);
  return { port, close: () => stopProgram(child) };
}
