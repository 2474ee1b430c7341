import { randomUUIDv7 } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Change } from '../src/platform/events/change.ts';
import type { TestBrowser } from './browser.ts';
import type { TestServer } from './server.ts';

export interface TestEvent {
  event: string;
  data: unknown;
}

/** The end of a session is looked at with each beat. */
export const patience = { timeout: 10_000, interval: 20 };

/** What a browser hears over one open stream. */
export class EventReader {
  readonly heard: TestEvent[] = [];
  lastId = '';
  hasEnded = false;
  readonly #response: LightMyRequestResponse;

  constructor(response: LightMyRequestResponse) {
    this.#response = response;
    void this.#read();
  }

  /** All that was heard, once that many events are there. */
  async hears(count: number): Promise<TestEvent[]> {
    await expect.poll(() => this.heard.length, patience).toBeGreaterThanOrEqual(count);
    return this.heard;
  }

  async ends(): Promise<TestEvent[]> {
    await expect.poll(() => this.hasEnded, patience).toBe(true);
    return this.heard;
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
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // Torn off: the end all the same.
    }
    this.hasEnded = true;
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line) => {
        const at = line.indexOf(': ');
        return [line.slice(0, at), line.slice(at + 2)];
      }),
    );
    this.lastId = fields.get('id') ?? this.lastId;
    const event = fields.get('event');
    if (event) this.heard.push({ event, data: JSON.parse(fields.get('data') ?? 'null') });
  }
}

/** Waits until the server has heard of all that was done up to now. */
async function untilHeard({ database }: TestServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tenant = randomUUIDv7();
  const mark: Change = { tenant, subject: 'nothing', ids: [], employees: [], by: null };
  const hear = (payload: string) => payload.includes(tenant) && resolve();
  const ears = await database.listener.listen('ploegplan_events', { hear, missed: () => {} });
  await database.pool.query(`select pg_notify('ploegplan_events', $1)`, [JSON.stringify(mark)]);
  await promise;
  await ears.close();
}

/** Opens the stream of events, and waits until it is open; what was done before is not heard. */
export async function listenIn(
  server: TestServer,
  browser: TestBrowser,
  since: { readAt?: number; lastId?: string } = {},
): Promise<EventReader> {
  await untilHeard(server);
  const response = await browser.open(
    since.readAt === undefined
      ? '/api/events'
      : `/api/events?age=${Math.ceil(performance.now() - since.readAt)}`,
    since.lastId === undefined ? {} : { 'last-event-id': since.lastId },
  );
  expect(response.statusCode).toBe(200);
  const reader = new EventReader(response);
  await expect.poll(() => reader.lastId, patience).not.toBe('');
  return reader;
}
