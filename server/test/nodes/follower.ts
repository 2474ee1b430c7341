import { setTimeout as sleep } from 'node:timers/promises';
import { events } from '@ploegplan/contract/events/endpoints';
import type { Visitor } from '../crash/visitor.ts';

/** An open page: follows the changes, and opens its stream again when a server asks for it. */
export class Follower {
  /** How long each stream that ended was away, in milliseconds. */
  readonly gaps: number[] = [];
  readonly failures: string[] = [];
  #text = '';
  #refetchedAt = 0;
  readonly #visitor: Visitor;
  readonly #stop = new AbortController();
  #running = Promise.resolve();

  readonly #mayBreak: boolean;

  /** @param mayBreak whether a stream may break off or be refused with 503 for a while, as when the database fails over */
  constructor(visitor: Visitor, { mayBreak = false } = {}) {
    this.#visitor = visitor;
    this.#mayBreak = mayBreak;
  }

  start(): void {
    this.#running = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /** Whether the stream told of a change of this row. */
  heardOf = (id: string): boolean => this.#text.includes(id);

  /** Whether the page has old data: nothing told it of a change that was done at a moment, or to fetch everything after it. */
  missed = ({ id, at }: { id: string; at: number }): boolean =>
    !this.heardOf(id) && this.#refetchedAt < at;

  async #follow(): Promise<void> {
    let endedAt: number | undefined;
    while (!this.#stop.signal.aborted) {
      try {
        const lastId = /^id: (.*)$/m.exec(
          this.#text.slice(this.#text.lastIndexOf('\nid: ') + 1),
        )?.[1];
        const { status, body } = await this.#visitor.open(events.stream, this.#stop.signal, lastId);
        if (status !== 200 || !body) throw new Error(`answered ${status}`);
        for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
          if (endedAt !== undefined) this.gaps.push(performance.now() - endedAt);
          endedAt = undefined;
          this.#text += chunk;
          if (chunk.includes('event: refetch')) this.#refetchedAt = performance.now();
        }
        endedAt = performance.now();
        const wait = /retry: (\d+)\n\n$/.exec(this.#text)?.[1];
        if (wait === undefined) throw new Error('ended without a word');
        await sleep(Number(wait));
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        endedAt ??= performance.now();
        if (!this.#mayBreak) this.failures.push(String(error));
        await sleep(200);
      }
    }
  }
}
