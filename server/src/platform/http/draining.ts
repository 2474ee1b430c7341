import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that still run this long after the server closed are aborted. */
const LONGEST_ANSWER_MS = 25_000;

/** Stops a server without a failed request: it is not ready, each answer ends its connection, then it closes. */
export class Draining {
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Ends the connection with each answer from now on, so that a proxy opens the next one to another node. */
  endConnections(app: FastifyInstance): void {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#hasBegun) reply.header('connection', 'close');
    });
  }

  /**
   * Closes the server, after a delay in which proxies notice that it is not ready and it still answers every request. Then
   * streams end, and it waits for running requests.
   */
  async close(app: FastifyInstance, delayMs = 0): Promise<void> {
    this.#hasBegun = true;
    await sleep(delayMs);
    const limit = setTimeout(() => app.server.closeAllConnections(), LONGEST_ANSWER_MS);
    // close() ends only connections that are idle at that moment; later responses leave their connection open.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearTimeout(limit);
    clearInterval(idle);
  }
}
