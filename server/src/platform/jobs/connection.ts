import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Db } from 'pg-boss';

const RETRY_MS = 1_000;

/** How pg-boss reaches the database: over the application's own connections. */
export const connectionOf = (pool: Pool): Db => ({
  executeSql: (text, values) => runApart(pool, text, values),
  listen: (channel, hear, missed) => listen(pool, channel, { hear, missed }),
});

/** A script that fails half-way leaves its transaction open; nobody else gets that connection. */
async function runApart(
  pool: Pool,
  text: string,
  values?: unknown[],
): ReturnType<Db['executeSql']> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

interface Ears {
  hear: (payload: string) => void;
  /** Called whenever something may have been said that was not heard. */
  missed: () => void;
}

/** Keeps one connection listening, so that a job begins when it is sent. Another takes its place when it breaks. */
async function listen(
  pool: Pool,
  channel: string,
  ears: Ears,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  let client: PoolClient | undefined = await subscribe(pool, channel, ears);
  const keepUp = async () => {
    while (client) {
      await lost(client, closing.signal);
      closing.signal.throwIfAborted();
      client.release(true);
      client = undefined;
      while (!client) {
        await sleep(RETRY_MS, undefined, { signal: closing.signal });
        client = await subscribe(pool, channel, ears).catch(() => undefined);
      }
    }
  };
  const over = keepUp().catch(() => undefined);
  return {
    async close() {
      closing.abort();
      await over;
      client?.release(true);
    },
  };
}

/** Waits for the end of a connection, in order or not. */
const lost = (client: PoolClient, signal: AbortSignal) =>
  once(client, 'end', { signal }).catch(() => undefined);

async function subscribe(pool: Pool, channel: string, { hear, missed }: Ears): Promise<PoolClient> {
  const client = await pool.connect();
  try {
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    missed();
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
