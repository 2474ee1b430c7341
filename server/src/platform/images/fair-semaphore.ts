/** The most urgent is first: viewing an image, adding one, and work that nobody waits for. */
const kinds = ['reading', 'writing', 'background'] as const;

/** A request to run work: for which tenant, how urgent, and of what weight. */
export interface Turn {
  tenantId: string;
  kind: (typeof kinds)[number];
  weight: number;
}

interface Waiter {
  weight: number;
  start: () => void;
}

type TenantQueues = Record<Turn['kind'], Waiter[]>;

/**
 * A weighted semaphore: work starts as long as the total weight of running work stays within the capacity. Tenants take turns
 * (round robin), so that a busy tenant delays the others by one piece of work at most; within a tenant, the most urgent goes first.
 */
export class FairSemaphore {
  readonly #capacity: number;
  /** Waiting work by tenant; the tenant whose turn is next comes first. */
  readonly #queues = new Map<string, TenantQueues>();
  #running = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  async run<T>({ tenantId, kind, weight }: Turn, work: () => Promise<T>): Promise<T> {
    const limited = Math.min(weight, this.#capacity);
    await new Promise<void>((start) => {
      this.#queuesOf(tenantId)[kind].push({ weight: limited, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#running -= limited;
      this.#startNext();
    }
  }

  #queuesOf(tenantId: string): TenantQueues {
    const queues = this.#queues.get(tenantId) ?? { reading: [], writing: [], background: [] };
    this.#queues.set(tenantId, queues);
    return queues;
  }

  /** A tenant moves to the end of the map after its turn, where this loop reaches it again; without waiting work it is removed. */
  #startNext(): void {
    for (const [tenantId, queues] of this.#queues) {
      const queue = kinds.map((kind) => queues[kind]).find(({ length }) => length > 0);
      const next = queue?.[0];
      if (next && this.#running + next.weight > this.#capacity) return;
      this.#queues.delete(tenantId);
      if (!next) continue;
      queue?.shift();
      this.#queues.set(tenantId, queues);
      this.#running += next.weight;
      next.start();
    }
  }
}
