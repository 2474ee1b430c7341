import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseAccount } from '../../src/platform/database/embedded/account.ts';
import { asOwner } from './database-url.ts';
import { freePort } from './free-port.ts';
import { demandPrograms, startListening, stopProgram } from './program.ts';

const deployed = path.resolve(import.meta.dirname, '../../../deploy/failover');

const PASSWORD = 'geheim-van-de-pooler';

interface Options {
  /** For its files; the account of PostgreSQL can enter it. */
  folder: string;
  /** Where PostgreSQL listens: a folder of its socket, or an address. */
  host: string;
  port: number;
}

/** Creates the role with which PgBouncer looks up passwords. */
export const createPoolerRole = (url: string): Promise<void> =>
  asOwner(url, `create role pgbouncer login password '${PASSWORD}'`);

/** Lets PgBouncer look up the password of the application role in a database, by the script of `deploy/`. */
export const preparePooling = async (url: string): Promise<void> =>
  asOwner(url, await readFile(path.join(deployed, 'pooler.sql'), 'utf8'));

/** PgBouncer with `deploy/failover/pgbouncer.ini`: only addresses and paths are those of a test. */
export async function startPooler({ folder, host, port }: Options) {
  demandPrograms('pgbouncer');
  const ownPort = await freePort();
  const [users, file] = [path.join(folder, 'userlist.txt'), path.join(folder, 'pgbouncer.ini')];
  await writeFile(users, `"pgbouncer" "${PASSWORD}"\n`);
  await writeFile(
    file,
    (await readFile(path.join(deployed, 'pgbouncer.ini'), 'utf8'))
      .replace('host=database port=5432', `host=${host} port=${port}`)
      .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
      .replace('listen_port = 6432', `listen_port = ${ownPort}`)
      .replace('/tmp/userlist.txt', users),
  );
  // PgBouncer refuses to run as root too.
  const account = await chooseAccount(path.join(folder, 'database'));
  const child = await startListening('pgbouncer', ['-q', file], { ...account, port: ownPort });
  return { url: `postgres://127.0.0.1:${ownPort}`, close: () => stopProgram(child) };
}
