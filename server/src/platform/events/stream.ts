import { Readable } from 'node:stream';

/** A client with more unread bytes than this is disconnected, and refetches when it reconnects. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The delay is too short to be noticed, and differs, so that browsers do not all return at the same moment. */
const RETRY_MS = 100;
const RETRY_SPREAD_MS = 900;

export class EventStream extends Readable {
  #hasEnded = false;

  override _read(): void {
    // Events are pushed when they occur, not pulled.
  }

  send(text: string | Buffer): void {
    if (this.destroyed || this.#hasEnded) return;
    this.push(text);
    if (this.readableLength > MAX_UNREAD_BYTES) this.destroy();
  }

  /** Ends the stream; what was sent before can still be read. */
  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.push(null);
  }

  /** Ends the stream of a server that stops, and spreads the moments at which the browsers open it again, at another one. */
  comeAgain(): void {
    if (this.readableLength > 0) {
      this.destroy();
      return;
    }
    this.send(`retry: ${RETRY_MS + Math.round(Math.random() * RETRY_SPREAD_MS)}\n\n`);
    this.end();
  }

  /** Ends the stream without waiting for a client that does not read. */
  finish(): void {
    if (this.readableLength > 0) this.destroy();
    else this.end();
  }
}

/** An event in the text/event-stream format. With an id alone it updates the client's position and serves as a heartbeat. */
export function formatEvent(event: { id?: string; event?: string; data?: object }): string {
  const lines = Object.entries(event).map(
    ([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}\n`,
  );
  return `${lines.join('')}\n`;
}
