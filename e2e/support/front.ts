import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { TestTenant } from '@ploegplan/server/test/data/factories';

/** A proxy in front of the server that can simulate a newer version, a missing file or a lost network. */
export interface Front extends AsyncDisposable {
  addressOf(tenant: TestTenant): string;
  /** Serves the service worker of a newer version from now on. */
  release(): void;
  /** Whether the page that the service worker fetches is one of another version, as from a server that was not upgraded yet. */
  mix(isMixed: boolean): void;
  /** Answers 404 for these files from now on; undefined restores them. */
  lose(files: RegExp | undefined): void;
  /** Answers like the login page of a public network, or accepts and never answers; undefined restores the server. */
  stand(instead: 'portal' | 'silence' | undefined): void;
  /** Loses the answer to the first request for this path, and everything after it. */
  cutAfter(path: RegExp): void;
  /** Keeps the next request for this path waiting. */
  holdNext(path: RegExp): { arrived: Promise<void>; release: () => void };
  /** Whether the server can be reached. */
  connect(isConnected: boolean): void;
}

interface State {
  version: number;
  isMixed: boolean;
  lost: RegExp | undefined;
  instead: 'portal' | 'silence' | undefined;
  /** Whether the connection ends instead of this request's answer. */
  isCutAfter: (url: string) => boolean;
  held: Held | undefined;
}

/** A request that has to wait. */
interface Held {
  path: RegExp;
  onArrival: () => void;
  released: Promise<void>;
}

/** Starts the proxy in front of the server under test, on its own port. */
export async function startFront(): Promise<Front> {
  const state: State = {
    version: 0,
    isMixed: false,
    lost: undefined,
    instead: undefined,
    isCutAfter: () => false,
    held: undefined,
  };
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
  const connect = (next: boolean) => {
    isConnected = next;
    if (!next) hangUp();
  };
  return {
    addressOf: ({ name }) => `http://${name}.localhost:${port}`,
    release: () => {
      state.version += 1;
    },
    mix: (isMixed) => {
      state.isMixed = isMixed;
    },
    lose: (files) => {
      state.lost = files;
    },
    stand: (instead) => {
      state.instead = instead;
      hangUp();
    },
    cutAfter: (path) => {
      state.isCutAfter = (url) => {
        if (!path.test(url)) return false;
        state.isCutAfter = () => false;
        connect(false);
        return true;
      };
    },
    holdNext: (path) => {
      const arrival = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      state.held = { path, onArrival: arrival.resolve, released: release.promise };
      return { arrived: arrival.promise, release: release.resolve };
    },
    connect,
    [Symbol.asyncDispose]: async () => {
      hangUp();
      await new Promise((done) => server.close(done));
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, state: State): void {
  const { version, isMixed, lost, instead, isCutAfter, held } = state;
  const { url = '/', method, headers } = asked;
  if (held?.path.test(`${method} ${url}`)) {
    state.held = undefined;
    held.onArrival();
    void held.released.then(() => forward(asked, answer, state));
    return;
  }
  const { host } = headers;
  if (lost?.test(url)) {
    answer.writeHead(404).end();
    return;
  }
  if (isMixed && url.startsWith('/index.html')) {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Another version</h1>');
    return;
  }
  if (instead === 'silence') return;
  if (instead === 'portal') {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wifi van de buren</h1>');
    return;
  }
  // A newer version is the same file with an extra line, sent uncompressed and without conditional requests.
  const isWorker = url === '/sw.js' && method === 'GET';
  const asking = request(
    { port: process.env.E2E_PORT, path: url, method, headers: isWorker ? { host } : headers },
    (given) => {
      if (isCutAfter(`${method} ${url}`)) {
        given.resume();
        return;
      }
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
