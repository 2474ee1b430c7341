import { randomBytes } from 'node:crypto';
import type { Change } from './change.ts';

const MAX_AGE_MS = 2 * 60_000;
const MAX_ENTRIES = 5_000;

interface Entry {
  at: number;
  change: Change;
}

/**
 * The changes that this node received in the last minutes, so that a client that reconnects gets what it missed. A position is
 * the id of an epoch and a time on this node's clock; unlike a counter, a time does not reveal the activity of other tenants. A
 * new epoch begins at every start and after every gap: changes since a position of another epoch are unknown.
 */
export class History {
  #epoch = '';
  #last = 0;
  /** The history is complete after this time. */
  #complete = 0;
  #entries: Entry[] = [];

  constructor() {
    this.restart();
  }

  /** Begins a new epoch, after changes may have been missed. */
  restart(): void {
    this.#epoch = randomBytes(6).toString('base64url');
    this.#entries = [];
    this.#complete = this.#now();
  }

  /** Adds a change and returns the position right after it. */
  add(change: Change): string {
    const at = this.#now();
    this.#entries.push({ at, change });
    this.#prune(at);
    return this.#positionAt(at);
  }

  position(): string {
    return this.#positionAt(this.#now());
  }

  /** The changes after a position; undefined when they are not known. */
  since(position: string): Change[] | undefined {
    const [epoch, time] = position.split('.');
    return epoch === this.#epoch ? this.#after(Number(time)) : undefined;
  }

  /** The changes of the last `ms` milliseconds; undefined when they are not known. */
  sinceAgo(ms: number): Change[] | undefined {
    return this.#after(this.#now() - ms * 1000);
  }

  #after(time: number): Change[] | undefined {
    this.#prune(this.#now());
    if (!(time >= this.#complete && time <= this.#last)) return undefined;
    return this.#entries.filter(({ at }) => at > time).map(({ change }) => change);
  }

  /** Microseconds of a strictly increasing clock. */
  #now(): number {
    this.#last = Math.max(this.#last + 1, Math.round(performance.now() * 1000));
    return this.#last;
  }

  #positionAt(time: number): string {
    return `${this.#epoch}.${time}`;
  }

  #prune(now: number): void {
    const tooOld = now - MAX_AGE_MS * 1000;
    const firstRecent = this.#entries.findIndex(({ at }) => at > tooOld);
    const old = firstRecent === -1 ? this.#entries.length : firstRecent;
    const removed = this.#entries.splice(0, Math.max(old, this.#entries.length - MAX_ENTRIES));
    this.#complete = removed.at(-1)?.at ?? this.#complete;
  }
}
