import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { session } from '@ploegplan/contract/session/endpoints';
import type { Answer, Visitor } from '../crash/visitor.ts';
import { RepeatedWork } from '../nodes/repeated-work.ts';

const PAUSE_MS = 50;

/**
 * One user who goes on reading and writing while the database fails over, and sends again what was refused for the moment. Failures are
 * answers that are neither what was asked for nor a 503 that says when to come again.
 */
export class SteadyLoad extends RepeatedWork {
  /** The clients that were created, and when their answer came. */
  readonly acknowledged: { id: string; at: number }[] = [];
  refused = 0;
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    super();
    this.#visitor = visitor;
  }

  /** When the first write after a moment was acknowledged. */
  firstAfter = (moment: number): number | undefined =>
    this.acknowledged.find(({ at }) => at > moment)?.at;

  /** The longest time between two acknowledged writes since a moment. */
  longestGap(since: number): number {
    const times = this.acknowledged.map(({ at }) => at);
    const gaps = times.map((at, index) => (at < since ? 0 : at - (times[index - 1] ?? at)));
    return Math.max(0, ...gaps);
  }

  protected override async workOnce(): Promise<void> {
    await this.#create(randomUUIDv7());
    await this.#try('check', [200], () => this.#visitor.ask(session.check));
  }

  async #create(id: string): Promise<void> {
    const send = () => this.#visitor.ask(clients.create, { body: { id, name: 'Bakker' } });
    let expected = [200];
    while (!this.isStopped) {
      if (await this.#try('create', expected, send)) {
        this.acknowledged.push({ id, at: performance.now() });
        return;
      }
      // What was refused may have been written, when only its answer was lost.
      expected = [200, 409];
    }
  }

  async #try(what: string, expected: number[], ask: () => Promise<Answer>): Promise<boolean> {
    const { status, retryAfter, body } = await ask().catch((error: Error) => ({
      status: 0,
      retryAfter: null,
      body: error.message,
    }));
    await sleep(PAUSE_MS);
    if (expected.includes(status)) return true;
    if (status === 503 && /^\d+$/.test(retryAfter ?? '')) this.refused += 1;
    else this.failures.push(`${what}: ${status} ${JSON.stringify(body)}`);
    return false;
  }
}
