import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestBrowser } from './browser.ts';

export interface TestEvent {
  event: string;
  data: unknown;
}

/** The end of a session is looked at with each beat. */
const patience = { timeout: 10_000, interval: 20 };

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

/** Opens the stream of events, and waits until it is open. */
export async function listenIn(
  browser: TestBrowser,
  since: { age?: number; lastId?: string } = {},
): Promise<EventReader> {
  const response = await browser.open(
    since.age === undefined ? '/api/events' : `/api/events?age=${since.age}`,
    since.lastId === undefined ? {} : { 'last-event-id': since.lastId },
  );
  expect(response.statusCode).toBe(200);
  const reader = new EventReader(response);
  await expect.poll(() => reader.lastId).not.toBe('');
  return reader;
}
