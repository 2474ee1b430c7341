import type { Pool } from 'pg';
import { HttpProblem } from '../http/problem.ts';

/** The share of the connections of a node that a tenant may have at a time while others work: two of twenty, some hundreds of requests a second. */
const SHARE = 0.1;
/** That of a tenant that is alone, so that its long answers do not hold up its own users. What is left is there at once for the next one. */
const SHARE_ALONE = 0.75;
/** A tenant is alone when no other one began work for this time. */
const ALONE_AFTER_MS = 2_000;
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
  readonly #connections: number;
  readonly #queues = new Map<string, Queue>();
  /** The tenant that began work last, when it did, and when another one did. */
  #last = { tenantId: '', at: Number.NEGATIVE_INFINITY };
  #otherAt = Number.NEGATIVE_INFINITY;

  constructor(connections: number) {
    this.#connections = connections;
  }

  async run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    if (this.#last.tenantId !== tenantId) this.#otherAt = this.#last.at;
    this.#last = { tenantId, at: performance.now() };
    const queue = this.#queues.get(tenantId) ?? { running: 0, waiting: new Set() };
    this.#queues.set(tenantId, queue);
    const turn = waitIn(queue);
    this.#beginWhatMay(tenantId, queue);
    await turn;
    try {
      return await work();
    } finally {
      queue.running -= 1;
      this.#beginWhatMay(tenantId, queue);
      if (queue.running === 0) this.#queues.delete(tenantId);
    }
  }

  #beginWhatMay(tenantId: string, queue: Queue): void {
    const otherAt = this.#last.tenantId === tenantId ? this.#otherAt : this.#last.at;
    const share = performance.now() - otherAt < ALONE_AFTER_MS ? SHARE : SHARE_ALONE;
    const limit = Math.max(2, Math.floor(this.#connections * share));
    for (const begin of queue.waiting) {
      if (queue.running >= limit) return;
      queue.running += 1;
      begin();
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
  const known = turns.get(pool) ?? new TenantTurns(pool.options.max);
  turns.set(pool, known);
  return known;
}
