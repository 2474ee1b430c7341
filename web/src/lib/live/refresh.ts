import { type LiveSubject, liveSubjects } from '@ploegplan/contract/events/endpoints';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
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

/** An item of a list; every field is compared. */
type Item = Record<string, unknown> & { id: string };

interface Comparison {
  held: unknown;
  /** True when a fetch began since; one that was under way can hold old data. */
  isReading: boolean;
}

/** Finds changed items when the event does not name them, by comparing lists before and after a refetch. */
export class Differences {
  readonly #client: QueryClient;
  readonly #lists: LiveSettings['marked'];
  readonly #pending = new Map<Query, Comparison>();
  readonly #own = new Set<string>();
  readonly #mark: (ids: string[]) => void;

  constructor(
    client: QueryClient,
    lists: LiveSettings['marked'],
    signal: AbortSignal,
    mark: (ids: string[]) => void,
  ) {
    this.#client = client;
    this.#lists = lists;
    this.#mark = mark;
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      const comparison = this.#pending.get(event.query);
      if (!comparison) return;
      if (event.type === 'removed') this.#pending.delete(event.query);
      if (event.type !== 'updated') return;
      if (event.action.type === 'fetch') comparison.isReading = true;
      // A save of this user updates the cached list first.
      if (event.action.type === 'success')
        this.#compare(event.query, comparison, !event.action.manual);
    });
    signal.addEventListener('abort', unsubscribe);
  }

  /** Others may have changed these lists; without a subject all of them. */
  compareLater(subject?: LiveSubject): void {
    if (this.#pending.size === 0) this.#own.clear();
    for (const queryKey of this.#lists.filter(
      ([one]) => subject === undefined || one === subject,
    )) {
      for (const query of this.#client.getQueryCache().findAll({ queryKey })) {
        this.#pending.set(query, { held: query.state.data, isReading: false });
      }
    }
  }

  /** Records that this user changed these items, perhaps on another device. */
  own(ids: readonly string[]): void {
    for (const id of ids) this.#own.add(id);
  }

  #compare(query: Query, comparison: Comparison, isRead: boolean): void {
    const { held } = comparison;
    comparison.held = query.state.data;
    if (!isRead) return;
    this.#mark(listChanged(held, comparison.held).filter((id) => !this.#own.has(id)));
    if (comparison.isReading) this.#pending.delete(query);
  }
}

/** The ids of new or different items; for a paged list only in pages that were loaded before. */
function listChanged(before: unknown, after: unknown): string[] {
  const held = listPages(before);
  const known = new Map(held.flat().map((item) => [item.id, item]));
  const read = listPages(after).slice(0, held.length).flat();
  return read.filter((item) => !isSame(known.get(item.id), item)).map(({ id }) => id);
}

const listPages = (data: unknown): Item[][] =>
  Array.isArray(data)
    ? [data as Item[]]
    : ((data as InfiniteData<Item[]> | undefined)?.pages ?? []);

/** A saved item can hold more fields than its row in the list. */
const isSame = (before: Item | undefined, after: Item): boolean =>
  before !== undefined &&
  Object.entries(after).every(([name, value]) => isEqual(value, before[name]));
