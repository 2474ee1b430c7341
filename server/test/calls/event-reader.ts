import { randomUUIDv7 } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Change } from '../../src/platform/events/change.ts';
import type { TestServer } from '../servers/server.ts';
import type { TestBrowser } from './browser.ts';

export interface TestEvent {
  event: string;
  data: unknown;
}

/** Longer than a heartbeat, at which the end of a session is detected. */
export const pollOptions = { timeout: 10_000, interval: 20 };

export class EventReader {
  readonly events: TestEvent[] = [];
  lastId = '';
  hasEnded = false;
  readonly #response: LightMyRequestResponse;

  constructor(response: LightMyRequestResponse) {
    this.#response = response;
    void this.#read();
  }

  /** All events, once there are at least `count`. */
  async receive(count: number): Promise<TestEvent[]> {
    await expect.poll(() => this.events.length, pollOptions).toBeGreaterThanOrEqual(count);
    return this.events;
  }

  async ends(): Promise<TestEvent[]> {
    await expect.poll(() => this.hasEnded, pollOptions).toBe(true);
    return this.events;
  }

  close(): void {
    this.#response.raw.res.destroy();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      for await (const part of this.#response.stream()) {
        const blocks = `${text}${part}`.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) this.#parse(block);
      }
    } catch {
      // An aborted stream has ended too.
    }
    this.hasEnded = true;
  }

  #parse(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
    );
    this.lastId = fields.get('id') ?? this.lastId;
    const event = fields.get('event');
    if (event) this.events.push({ event, data: JSON.parse(fields.get('data') ?? 'null') });
  }
}

/** Waits until the server has received the notifications of all earlier changes. */
async function whenNotified({ database }: TestServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tenant = randomUUIDv7();
  const marker: Change = { tenant, subject: 'nothing', ids: [], employees: [], by: null };
  const onNotification = (payload: string) => payload.includes(tenant) && resolve();
  const handler = { onNotification, onGap: () => {} };
  const subscription = await database.listener.listen('ploegplan_events', handler);
  await database.pool.query(`select pg_notify('ploegplan_events', $1)`, [JSON.stringify(marker)]);
  await promise;
  await subscription.close();
}

/** Opens the event stream and waits until it is open; it does not receive earlier changes. */
export async function openEventStream(
  server: TestServer,
  browser: TestBrowser,
  since: { readAt?: number; lastId?: string } = {},
): Promise<EventReader> {
  await whenNotified(server);
  const response = await browser.open(
    since.readAt === undefined
      ? '/api/events'
      : `/api/events?age=${Math.ceil(performance.now() - since.readAt)}`,
    since.lastId === undefined ? {} : { 'last-event-id': since.lastId },
  );
  expect(response.statusCode).toBe(200);
  const reader = new EventReader(response);
  await expect.poll(() => reader.lastId, pollOptions).not.toBe('');
  return reader;
}
