import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

/** An item of a list, of which everything counts. */
type Item = Record<string, unknown> & { id: string };

/** The lists of planning items, by how their keys begin. */
const lists = [
  ['planning', 'week'],
  ['employee-planning', 'days'],
] as const;
export type ListSubject = (typeof lists)[number][0];

interface Doubt {
  held: unknown;
  /** Whether a reading began since; what was under way already can be too old. */
  isReading: boolean;
}

/** Finds which items changed where nobody could say so: by what lists hold before and after they are read again. */
export class Differences {
  readonly #client: QueryClient;
  readonly #doubts = new Map<Query, Doubt>();
  readonly #own = new Set<string>();
  readonly #mark: (ids: string[]) => void;

  constructor(client: QueryClient, signal: AbortSignal, mark: (ids: string[]) => void) {
    this.#client = client;
    this.#mark = mark;
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      const doubt = this.#doubts.get(event.query);
      if (!doubt) return;
      if (event.type === 'removed') this.#doubts.delete(event.query);
      if (event.type !== 'updated') return;
      if (event.action.type === 'fetch') doubt.isReading = true;
      // What somebody saves here is put into the list by hand first.
      if (event.action.type === 'success') this.#compare(event.query, doubt, !event.action.manual);
    });
    signal.addEventListener('abort', unsubscribe);
  }

  /** Others may have changed what these lists hold; without a subject all of them. */
  doubt(subject?: ListSubject): void {
    if (this.#doubts.size === 0) this.#own.clear();
    for (const queryKey of lists.filter(([one]) => subject === undefined || one === subject)) {
      for (const query of this.#client.getQueryCache().findAll({ queryKey })) {
        this.#doubts.set(query, { held: query.state.data, isReading: false });
      }
    }
  }

  /** This user changed these items, perhaps at another device. */
  own(ids: readonly string[]): void {
    for (const id of ids) this.#own.add(id);
  }

  #compare(query: Query, doubt: Doubt, isRead: boolean): void {
    const { held } = doubt;
    doubt.held = query.state.data;
    if (!isRead) return;
    this.#mark(changed(held, doubt.held).filter((id) => !this.#own.has(id)));
    if (doubt.isReading) this.#doubts.delete(query);
  }
}

/** What is new or different; of a list that is read in parts, in the parts that were there before. */
function changed(before: unknown, after: unknown): string[] {
  const held = pagesOf(before);
  const known = new Map(held.flat().map((item) => [item.id, item]));
  const read = pagesOf(after).slice(0, held.length).flat();
  return read.filter((item) => !isSame(known.get(item.id), item)).map(({ id }) => id);
}

const pagesOf = (data: unknown): Item[][] =>
  Array.isArray(data)
    ? [data as Item[]]
    : ((data as InfiniteData<Item[]> | undefined)?.pages ?? []);

/** An item that was just saved can hold more than its list does. */
const isSame = (before: Item | undefined, after: Item): boolean =>
  before !== undefined &&
  Object.entries(after).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(before[name]),
  );
