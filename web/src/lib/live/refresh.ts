import { type LiveSubject, liveSubjects } from '@ploegplan/contract/events';
import type { Query, QueryClient } from '@tanstack/react-query';
import { pause } from './timing.ts';

/** What comes in together is read together; and not everybody at the same moment. */
const BATCH_MS = 100;
const SPREAD_MS = 100;
/** A screen is not read anew more often than this, however much goes on. */
const PACE_MS = 500;
/** What is being saved goes first, but does not hold up the rest for ever. */
const SAVING_MS = 5_000;

/** What else is made from a subject, by the first part of its key. */
const madeFrom: Partial<Record<LiveSubject, readonly string[]>> = {
  planning: ['home'],
  absences: ['home', 'planning'],
  employees: ['home', 'users', 'account'],
  projects: ['home'],
  clients: ['home'],
  users: ['account', 'audit'],
  tenants: ['admin', 'audit'],
};

/** Reads again what changed: at once what is on the screen, the rest when it is looked at. */
export class Refresher {
  readonly #client: QueryClient;
  readonly #signal: AbortSignal;
  /** By the first part of a key, when its change was heard of. */
  readonly #changed = new Map<string, number>();
  readonly #started = new WeakMap<Query, number>();
  #isBusy = false;

  constructor(client: QueryClient, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'fetch') return;
      this.#started.set(event.query, performance.now());
    });
    signal.addEventListener('abort', unsubscribe);
  }

  note(subject: LiveSubject): void {
    for (const key of [subject, ...(madeFrom[subject] ?? [])]) {
      this.#changed.set(key, performance.now());
    }
    if (!this.#isBusy) void this.#work();
  }

  noteAll(): void {
    for (const subject of liveSubjects) this.note(subject);
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    await pause(BATCH_MS + Math.random() * SPREAD_MS, this.#signal);
    while (this.#changed.size > 0 && !this.#signal.aborted) {
      await this.#untilSaved();
      this.#invalidate();
      await pause(PACE_MS, this.#signal);
    }
    this.#isBusy = false;
  }

  /** What is read while a change is under way lacks it, and would put the screen back to before. */
  async #untilSaved(): Promise<void> {
    const limit = performance.now() + SAVING_MS;
    while (this.#client.isMutating() > 0 && performance.now() < limit) {
      await pause(50, this.#signal);
    }
  }

  #invalidate(): void {
    const changed = new Map(this.#changed);
    this.#changed.clear();
    void this.#client.invalidateQueries({
      predicate: (query) => {
        const heardAt = changed.get(String(query.queryKey[0]));
        return heardAt !== undefined && !this.#isReadSince(query, heardAt);
      },
    });
  }

  /** A change of our own is read again by who made it; once is enough. */
  #isReadSince(query: Query, moment: number): boolean {
    return (this.#started.get(query) ?? 0) > moment;
  }
}
