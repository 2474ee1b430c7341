import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between browser and server that can cut the connection. */
export class LineToCut implements AsyncDisposable {
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  readonly #server = createServer((near) => this.#join(near));

  /** Starts the proxy and returns its port. */
  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** Stops all traffic without closing connections, as a lost network does. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  restore(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.restore();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    const far = connect(Number(process.env.E2E_PORT), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#isCut) from.pause();
    }
  }
}
