import type { LiveSubject } from '@ploegplan/contract/events/endpoints';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

import type { LiveSettings } from './settings.ts';

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
