import { randomBytes } from 'node:crypto';
import type { Change } from './change.ts';

const KEPT_MS = 2 * 60_000;
const KEPT = 5_000;

interface Heard {
  at: number;
  change: Change;
}

/**
 * What this node heard in the last minutes, so that who was away for a moment can be told the rest. A position in it is a moment
 * on this node's own clock, which tells nothing of how much goes on at other tenants, after the name of an epoch: where that is
 * another one, of another node or from before this one missed something, nobody can say what happened since.
 */
export class History {
  #epoch = '';
  #last = 0;
  /** All that came after this moment is here. */
  #complete = 0;
  #heard: Heard[] = [];

  constructor() {
    this.restart();
  }

  /** To be called when something may have been missed. */
  restart(): void {
    this.#epoch = randomBytes(6).toString('base64url');
    this.#heard = [];
    this.#complete = this.#now();
  }

  /** Keeps a change and gives the position right after it. */
  add(change: Change): string {
    const at = this.#now();
    this.#heard.push({ at, change });
    this.#forget(at);
    return this.#name(at);
  }

  position(): string {
    return this.#name(this.#now());
  }

  /** What came after a position; undefined when that is not known. */
  since(position: string): Change[] | undefined {
    const [epoch, moment] = position.split('.');
    return epoch === this.#epoch ? this.#after(Number(moment)) : undefined;
  }

  /** What came in the last milliseconds; undefined when that is not known. */
  sinceAgo(ms: number): Change[] | undefined {
    return this.#after(this.#now() - ms * 1000);
  }

  #after(moment: number): Change[] | undefined {
    this.#forget(this.#now());
    if (!(moment >= this.#complete && moment <= this.#last)) return undefined;
    return this.#heard.filter(({ at }) => at > moment).map(({ change }) => change);
  }

  /** Microseconds of a clock that never stands still or goes back. */
  #now(): number {
    this.#last = Math.max(this.#last + 1, Math.round(performance.now() * 1000));
    return this.#last;
  }

  #name(moment: number): string {
    return `${this.#epoch}.${moment}`;
  }

  #forget(now: number): void {
    const tooOld = now - KEPT_MS * 1000;
    const kept = this.#heard.findIndex(({ at }) => at > tooOld);
    const old = kept === -1 ? this.#heard.length : kept;
    const gone = this.#heard.splice(0, Math.max(old, this.#heard.length - KEPT));
    this.#complete = gone.at(-1)?.at ?? this.#complete;
  }
}
