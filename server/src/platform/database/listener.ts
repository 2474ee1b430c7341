import { setTimeout as sleep } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';

const RETRY_MS = 1_000;
/** A connection whose other end vanished says nothing by itself: it is asked this often, and must answer this soon. */
const CHECK_MS = 10_000;
const ANSWER_MS = 5_000;

export interface Ears {
  hear: (payload: string) => void;
  /** Called whenever something may have been said that was not heard, at the beginning too. */
  missed: () => void;
  /** Called when nothing is heard for now. */
  lost?: () => void;
}

/** The one connection of this node that listens, for everybody who wants to hear. Another takes its place when it breaks. */
export class Listener {
  readonly #pool: Pool;
  readonly #closing = new AbortController();
  readonly #channels = new Map<string, Set<Ears>>();
  #client: Promise<PoolClient> | undefined;
  #upkeep: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async listen(channel: string, ears: Ears): Promise<{ close(): Promise<void> }> {
    const group = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, group.add(ears));
    const close = async () => void group.delete(ears);
    try {
      this.#client ??= this.#connect();
      const client = await this.#client;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await close();
      throw error;
    }
    ears.missed();
    return { close };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#upkeep;
    (await this.#client?.catch(() => undefined))?.release(true);
  }

  /** A failure leaves no connection behind, so that the next one who wants to hear tries again. */
  async #connect(): Promise<PoolClient> {
    try {
      const client = await this.#pool.connect();
      client.on('notification', (said) => this.#pass(said));
      this.#upkeep = this.#keepUp(client).catch(() => undefined);
      return client;
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  #pass({ channel, payload = '' }: Notification): void {
    for (const { hear } of this.#channels.get(channel) ?? []) hear(payload);
  }

  #everyone(): Ears[] {
    return [...this.#channels.values()].flatMap((group) => [...group]);
  }

  /** Ends by an abort, when this closes. */
  async #keepUp(first: PoolClient): Promise<never> {
    let client = first;
    for (;;) {
      await broken(client, this.#closing.signal);
      client.release(true);
      for (const { lost } of this.#everyone()) lost?.();
      this.#client = this.#replace();
      client = await this.#client;
      for (const { missed } of this.#everyone()) missed();
    }
  }

  async #replace(): Promise<PoolClient> {
    for (;;) {
      await sleep(RETRY_MS, undefined, { signal: this.#closing.signal });
      const client = await this.#pool.connect().catch(() => undefined);
      if (!client) continue;
      try {
        client.on('notification', (said) => this.#pass(said));
        for (const channel of this.#channels.keys()) {
          await client.query(`listen ${client.escapeIdentifier(channel)}`);
        }
        return client;
      } catch {
        client.release(true);
      }
    }
  }
}

/** Waits until a connection ends, in order or not, or no longer answers. Throws when the signal comes first. */
async function broken(client: PoolClient, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  client.once('end', end);
  const over = AbortSignal.any([signal, ended.signal]);
  try {
    do await sleep(CHECK_MS, undefined, { signal: over });
    while (await answers(client, over));
  } catch {
    signal.throwIfAborted();
  } finally {
    client.off('end', end);
  }
}

async function answers(client: PoolClient, signal: AbortSignal): Promise<boolean> {
  const answer = client.query('select').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(ANSWER_MS, false, { signal })]);
}
