import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setInterval } from 'node:timers/promises';

const CHECK_MS = 100;

interface Upstream {
  address: string;
  agent: Agent;
  isReady: boolean;
}

/** A proxy in front of several nodes: round robin over those that are ready, which it asks often, and it tries nothing twice. */
export class Balancer implements AsyncDisposable {
  /** Requests that no node answered. */
  readonly failures: string[] = [];
  readonly #server = createServer((asked, answer) => this.#forward(asked, answer));
  readonly #closing = new AbortController();
  #upstreams: Upstream[] = [];
  #turn = 0;

  async start(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    void this.#watch().catch(() => undefined);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How many nodes take requests. */
  get ready(): number {
    return this.#upstreams.filter(({ isReady }) => isReady).length;
  }

  serve(addresses: readonly string[]): void {
    this.#upstreams = addresses.map((address) => ({
      address,
      agent: new Agent({ keepAlive: true }),
      isReady: false,
    }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    for (const { agent } of this.#upstreams) agent.destroy();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #watch(): Promise<void> {
    for await (const _ of setInterval(CHECK_MS, null, { signal: this.#closing.signal })) {
      await Promise.all(
        this.#upstreams.map(async (upstream) => {
          const answer = await fetch(`${upstream.address}/ready`).catch(() => undefined);
          await answer?.arrayBuffer();
          upstream.isReady = answer?.status === 200;
        }),
      );
    }
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const ready = this.#upstreams.filter(({ isReady }) => isReady);
    const upstream = ready[this.#turn % ready.length];
    this.#turn += 1;
    const { url = '/', method, headers } = asked;
    const fail = (why: string): void => {
      // A client that left is no failure of a node.
      if (answer.destroyed) return;
      this.failures.push(`${method} ${url}: ${why}`);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    if (!upstream) {
      fail('no node is ready');
      return;
    }
    const { connection: _, ...passed } = headers;
    const asking = request(
      new URL(url, upstream.address),
      { method, headers: passed, agent: upstream.agent },
      (given) => {
        const { connection: _own, ...kept } = given.headers;
        answer.writeHead(given.statusCode ?? 502, kept);
        given.pipe(answer);
        given.on('error', ({ message }) => fail(`broke off, ${message}`));
      },
    );
    asking.on('error', ({ message }) => fail(message));
    answer.on('close', () => asking.destroy());
    asked.pipe(asking);
  }
}
