import { type LiveSubject, liveSubjects } from '@ploegplan/contract/events/endpoints';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveSettings } from './settings.ts';
import { pause } from './timing.ts';

/** Collects changes for a moment, with a random delay so that not all browsers refetch at once. */
const BATCH_MS = 100;
const SPREAD_MS = 100;
/** The shortest time between two refetches of a screen. */
const PACE_MS = 500;
/** The longest time that a refetch waits for running mutations. */
const SAVING_MS = 5_000;

/** Refetches changed queries: active ones at once, the others when they are used again. */
export class Refresher {
  readonly #client: QueryClient;
  readonly #settings: Pick<LiveSettings, 'madeFrom' | 'outdated'>;
  readonly #signal: AbortSignal;
  /** Time of the last change per subject. */
  readonly #changed = new Map<string, number>();
  readonly #outdated = new Set<string>();
  readonly #started = new WeakMap<Query, number>();
  #isBusy = false;

  constructor(
    client: QueryClient,
    settings: Pick<LiveSettings, 'madeFrom' | 'outdated'>,
    signal: AbortSignal,
  ) {
    this.#client = client;
    this.#settings = settings;
    this.#signal = signal;
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'fetch') return;
      this.#started.set(event.query, performance.now());
    });
    signal.addEventListener('abort', unsubscribe);
  }

  note(subject: LiveSubject): void {
    const { madeFrom, outdated } = this.#settings;
    for (const key of [subject, ...(madeFrom[subject] ?? [])]) {
      this.#changed.set(key, performance.now());
    }
    for (const key of outdated[subject] ?? []) this.#outdated.add(key);
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

  /** A fetch during a running mutation would overwrite its optimistic change with old data. */
  async #untilSaved(): Promise<void> {
    const limit = performance.now() + SAVING_MS;
    while (this.#client.isMutating() > 0 && performance.now() < limit) {
      await pause(50, this.#signal);
    }
  }

  #invalidate(): void {
    const changed = new Map(this.#changed);
    this.#changed.clear();
    for (const key of this.#outdated) {
      void this.#client.invalidateQueries({ queryKey: [key], refetchType: 'none' });
    }
    this.#outdated.clear();
    void this.#client.invalidateQueries({
      predicate: (query) => {
        const heardAt = changed.get(String(query.queryKey[0]));
        return heardAt !== undefined && !this.#isReadSince(query, heardAt);
      },
    });
  }

  /** The mutation itself refetches its own change; a second fetch is not needed. */
  #isReadSince(query: Query, moment: number): boolean {
    return (this.#started.get(query) ?? 0) > moment;
  }
}
