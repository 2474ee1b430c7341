import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { hasListener, type Place } from './place.ts';

/** The socket is beside the database's own; `scripts/data-folder.mjs` has the name too. */
const OWNER_SOCKET = '.s.ploegplan';

/** True when a process tells that it owns the database, even while the server recovers and it has no connection. */
export async function hasOwner({ host }: Place): Promise<boolean> {
  return path.isAbsolute(host) && hasListener(path.join(host, OWNER_SOCKET));
}

/**
 * Tells connecting processes which process owns the database, as long as it runs: the next `npm start` asks before it installs
 * or builds anything, when it has no PostgreSQL client yet. Only for the owner; returns the function that ends it.
 */
export async function tellOwner({ host }: Place): Promise<() => Promise<void>> {
  // Windows has no such socket; there the second start hears it from the database.
  if (!path.isAbsolute(host)) return async () => undefined;
  const file = path.join(host, OWNER_SOCKET);
  // A killed owner leaves it behind.
  await rm(file, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${process.pid}`, () => socket.destroy());
  });
  server.listen(file);
  await once(server, 'listening');
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
