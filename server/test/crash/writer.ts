import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Answer } from './visitor.ts';

/** One change, sent as one request. */
export interface Write<S> {
  /** What the writer's part of the data is once it is done. */
  after: S;
  /** Whether its label stands in the log of changes afterwards. */
  logged?: boolean;
  send(): Promise<Answer | undefined>;
}

/** A kind of work on a part of the data that nobody else touches. */
export interface Work<S> {
  /** What there is before the first write. */
  start: S;
  /** @param label a text that no other write has, to be found in what it leaves behind */
  next(state: S, label: string): Write<S>;
  /** What there is now. */
  look(): Promise<S>;
}

/** Does one work, write after write, and knows what must be there: all that was acknowledged, and all or nothing of the rest. */
export class Writer<S> {
  /** The labels of the writes that were done and that the log of changes must have. */
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

  /** Writes until there is no answer any more. */
  async writeUntilTheEnd(): Promise<void> {
    for (;;) {
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

  /** What was acknowledged is there, what was not is there wholly or not at all. */
  async checkWhatIsThere(): Promise<void> {
    const actual = await this.#work.look();
    if (isDeepStrictEqual(actual, this.#unanswered?.write.after)) return;
    expect(actual, this.#name).toEqual(this.#state);
  }

  /** Sends once more what had no answer, as a browser would; it must come to the same, whether it was done before or not. */
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
