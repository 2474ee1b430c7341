import type { Pool } from 'pg';
import { HttpProblem } from '../http/problem.ts';

/** The share of the connections of a node that one tenant may have at a time: two of twenty, which end some hundreds of requests a second. */
const SHARE = 0.1;
/** Further work of the tenant waits for at most this time, and not behind more than this. */
const LONGEST_WAIT_MS = 8_000;
const MAX_WAITING = 200;

const createBusy = () => new HttpProblem('unavailable', { retryAfterSeconds: 2 });

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/**
 * Limits how much work of one tenant uses the database at a time, so that a busy tenant does not slow the others down. What is more
 * waits in its order, and is rejected when that would take long.
 */
export class TenantTurns {
  readonly #atOnce: number;
  readonly #queues = new Map<string, Queue>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(tenantId) ?? { running: 0, waiting: new Set() };
    this.#queues.set(tenantId, queue);
    // A turn that is passed on counts as running all the time.
    if (queue.running < this.#atOnce) queue.running += 1;
    else await waitIn(queue);
    try {
      return await work();
    } finally {
      const [next] = queue.waiting;
      if (next) next();
      else if (--queue.running === 0) this.#queues.delete(tenantId);
    }
  }
}

function waitIn({ waiting }: Queue): Promise<void> {
  if (waiting.size >= MAX_WAITING) throw createBusy();
  return new Promise<void>((resolve, reject) => {
    const begin = () => {
      waiting.delete(begin);
      clearTimeout(limit);
      resolve();
    };
    const limit = setTimeout(() => {
      waiting.delete(begin);
      reject(createBusy());
    }, LONGEST_WAIT_MS);
    waiting.add(begin);
  });
}

const turns = new WeakMap<Pool, TenantTurns>();

/** The turns of all work on a pool. */
export function getTurns(pool: Pool): TenantTurns {
  const known =
    turns.get(pool) ?? new TenantTurns(Math.max(2, Math.floor(pool.options.max * SHARE)));
  turns.set(pool, known);
  return known;
}
