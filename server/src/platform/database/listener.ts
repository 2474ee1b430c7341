import { setTimeout as sleep } from 'node:timers/promises';
import type { Notification, Pool, PoolClient } from 'pg';

const RETRY_MS = 1_000;
/** How often the connection is probed, and how soon it must answer: a vanished peer sends no error by itself. */
const CHECK_MS = 10_000;
const ANSWER_MS = 5_000;

export interface NotificationHandler {
  onNotification: (payload: string) => void;
  /** Called when notifications may have been missed, and at the start. */
  onGap: () => void;
  /** Called when the connection is lost, until `onGap` follows. */
  onDisconnect?: () => void;
}

/** One PostgreSQL connection of this node that LISTENs for all subscribers. It is replaced when it breaks. */
export class Listener {
  readonly #pool: Pool;
  readonly #closing = new AbortController();
  readonly #channels = new Map<string, Set<NotificationHandler>>();
  #client: Promise<PoolClient> | undefined;
  #upkeep: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async listen(channel: string, handler: NotificationHandler): Promise<{ close(): Promise<void> }> {
    const group = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, group.add(handler));
    const close = async () => void group.delete(handler);
    try {
      this.#client ??= this.#connect();
      const client = await this.#client;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await close();
      throw error;
    }
    handler.onGap();
    return { close };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#upkeep;
    (await this.#client?.catch(() => undefined))?.release(true);
  }

  /** A failure leaves no connection behind, so that the next subscriber tries again. */
  async #connect(): Promise<PoolClient> {
    try {
      const client = await this.#pool.connect();
      client.on('notification', (notification) => this.#dispatch(notification));
      this.#upkeep = this.#keepUp(client).catch(() => undefined);
      return client;
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
  }

  #dispatch({ channel, payload = '' }: Notification): void {
    for (const { onNotification } of this.#channels.get(channel) ?? []) onNotification(payload);
  }

  #handlers(): NotificationHandler[] {
    return [...this.#channels.values()].flatMap((group) => [...group]);
  }

  /** Ends with an abort error when this listener closes. */
  async #keepUp(first: PoolClient): Promise<never> {
    let client = first;
    for (;;) {
      await waitUntilBroken(client, this.#closing.signal);
      client.release(true);
      for (const { onDisconnect } of this.#handlers()) onDisconnect?.();
      this.#client = this.#replace();
      client = await this.#client;
      for (const { onGap } of this.#handlers()) onGap();
    }
  }

  async #replace(): Promise<PoolClient> {
    for (;;) {
      await sleep(RETRY_MS, undefined, { signal: this.#closing.signal });
      const client = await this.#pool.connect().catch(() => undefined);
      if (!client) continue;
      try {
        client.on('notification', (notification) => this.#dispatch(notification));
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

/** Waits until a connection ends or no longer answers. Throws when the signal aborts first. */
async function waitUntilBroken(client: PoolClient, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  client.once('end', end);
  const over = AbortSignal.any([signal, ended.signal]);
  try {
    do await sleep(CHECK_MS, undefined, { signal: over });
    while (await isAnswering(client, over));
  } catch {
    signal.throwIfAborted();
  } finally {
    client.off('end', end);
  }
}

async function isAnswering(client: PoolClient, signal: AbortSignal): Promise<boolean> {
  const answer = client.query('select').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(ANSWER_MS, false, { signal })]);
}
