import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TestTenant } from '@ploegplan/server/test/factories';

/** What stands before the server and can change what comes of it: a newer version, a missing file, no network at all. */
export interface Front extends AsyncDisposable {
  addressOf(tenant: TestTenant): string;
  /** From now on the service worker is that of another version. */
  release(): void;
  /** From now on these files are gone; undefined brings them back. */
  lose(files: RegExp | undefined): void;
  /** Whether the server can be reached. */
  connect(isConnected: boolean): void;
}

/** In front of the server under test, at a port of its own. */
export async function startFront(): Promise<Front> {
  const state = { version: 0, lost: undefined as RegExp | undefined };
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => forward(asked, answer, state));
  let isConnected = true;
  server.on('connection', (socket) => {
    if (!isConnected) return socket.destroy();
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    addressOf: ({ name }) => `http://${name}.localhost:${port}`,
    release: () => {
      state.version += 1;
    },
    lose: (files) => {
      state.lost = files;
    },
    connect: (next) => {
      isConnected = next;
      if (!next) hangUp();
    },
    [Symbol.asyncDispose]: async () => {
      hangUp();
      await new Promise((done) => server.close(done));
    },
  };
}

function forward(
  asked: IncomingMessage,
  answer: ServerResponse,
  { version, lost }: { version: number; lost: RegExp | undefined },
): void {
  const { url = '/', method, headers } = asked;
  const { host } = headers;
  if (lost?.test(url)) {
    answer.writeHead(404).end();
    return;
  }
  // Another version is the same file with a line more, as it is and whatever the browser has of it.
  const isWorker = url === '/sw.js' && method === 'GET';
  const asking = request(
    { port: process.env.E2E_PORT, path: url, method, headers: isWorker ? { host } : headers },
    (given) => {
      const { 'content-length': _length, ...changed } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? changed : given.headers);
      // As nginx does: collects an answer, unless that asks not to.
      const isCollected = given.headers['x-accel-buffering'] !== 'no';
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => (isCollected ? parts.push(part) : answer.write(part)));
      given.on('end', () => {
        if (isWorker) parts.push(Buffer.from(`\n// version ${version}`));
        answer.end(Buffer.concat(parts));
      });
      given.on('error', () => answer.destroy());
    },
  );
  asking.on('error', () => answer.destroy());
  answer.on('close', () => asking.destroy());
  asked.pipe(asking);
}
