import { Readable } from 'node:stream';

/** Who has not read this much is cut off, and reads everything anew when it comes back. */
const UNREAD_BYTES = 64 * 1024;

/** One open answer of server-sent events. */
export class EventStream extends Readable {
  #isOver = false;

  override _read(): void {
    // What is said is pushed when it happens.
  }

  say(text: string | Buffer): void {
    if (this.destroyed || this.#isOver) return;
    this.push(text);
    if (this.readableLength > UNREAD_BYTES) this.destroy();
  }

  /** Nothing is said after this; who still reads gets to the end. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.push(null);
  }

  /** Ends in order; who does not read is not waited for. */
  finish(): void {
    if (this.readableLength > 0) this.destroy();
    else this.end();
  }
}

/** An event as it travels. With an id alone it moves the reader's position, and shows that the line is alive. */
export function write(event: { id?: string; event?: string; data?: object }): string {
  const lines = Object.entries(event).map(
    ([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}\n`,
  );
  return `${lines.join('')}\n`;
}
