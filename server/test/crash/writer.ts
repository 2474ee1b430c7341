import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Answer } from './visitor.ts';

/** One change, sent as one request. */
export interface Write<S> {
  /** The state of the writer's data after the write. */
  after: S;
  /** Whether the change log contains its label afterwards. */
  logged?: boolean;
  send(): Promise<Answer | undefined>;
}

/** A sequence of writes to data that no other writer changes. */
export interface Work<S> {
  /** The state before the first write. */
  start: S;
  /** @param label a unique text that the write stores, to find it again */
  next(state: S, label: string): Write<S>;
  look(): Promise<S>;
}

/** Performs one work, write after write, and checks that acknowledged writes are complete, and the last one is complete or absent. */
export class Writer<S> {
  /** The labels of the acknowledged writes that the change log must contain. */
  readonly logged: string[] = [];
  readonly #name: string;
  readonly #work: Work<S>;
  #state: S;
  #unanswered: { label: string; write: Write<S> } | undefined;
  #count = 0;

  constructor(name: string, work: Work<S>) {
    this.#name = name;
    this.#work = work;
    this.#state = work.start;
  }

  /** Writes until the app no longer responds, or has its database again before this writer asked for anything. */
  async writeUntilTheEnd(killed: AbortSignal): Promise<void> {
    while (!killed.aborted) {
      this.#count += 1;
      const label = `${this.#name} ${this.#count}`;
      const write = this.#work.next(this.#state, label);
      this.#unanswered = { label, write };
      const answer = await write.send();
      if (!answer) return;
      if (answer.status >= 300) throw new Error(`${label}: ${JSON.stringify(answer)}`);
      this.#finish(this.#unanswered);
    }
  }

  /** Expects the state after the last acknowledged write, or after the unacknowledged one. */
  async checkWhatIsThere(): Promise<void> {
    const actual = await this.#work.look();
    if (isDeepStrictEqual(actual, this.#unanswered?.write.after)) return;
    expect(actual, this.#name).toEqual(this.#state);
  }

  /** Repeats the unacknowledged write, as a browser would; the result must be the same whether it was done before or not. */
  async sendAgain(): Promise<void> {
    if (!this.#unanswered) return;
    const { label, write } = this.#unanswered;
    const answer = await write.send();
    expect([200, 204, 404, 409], label).toContain(answer?.status);
    expect(await this.#work.look(), label).toEqual(write.after);
    this.#finish(this.#unanswered);
  }

  #finish({ label, write }: { label: string; write: Write<S> }): void {
    this.#state = write.after;
    this.#unanswered = undefined;
    if (write.logged) this.logged.push(label);
  }
}
