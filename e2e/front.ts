import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TestTenant } from '@ploegplan/server/test/factories';

/** A proxy in front of the server that can simulate a newer version, a missing file or a lost network. */
export interface Front extends AsyncDisposable {
  addressOf(tenant: TestTenant): string;
  /** Serves the service worker of a newer version from now on. */
  release(): void;
  /** Answers 404 for these files from now on; undefined restores them. */
  lose(files: RegExp | undefined): void;
  /** Whether the server can be reached. */
  connect(isConnected: boolean): void;
}

/** Starts the proxy in front of the server under test, on its own port. */
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
  // A newer version is the same file with an extra line, sent uncompressed and without conditional requests.
  const isWorker = url === '/sw.js' && method === 'GET';
  const asking = request(
    { port: process.env.E2E_PORT, path: url, method, headers: isWorker ? { host } : headers },
    (given) => {
      const { 'content-length': _length, ...changed } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? changed : given.headers);
      // Buffers a response, as nginx does, unless X-Accel-Buffering is no.
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
