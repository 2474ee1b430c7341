import type { HoursEdit, HoursProblem } from '@ploegplan/contract/hours.schemas';
import { limits } from '@ploegplan/contract/limits';
import { cellKey, targetOf } from '@ploegplan/contract/rules/hours';
import { ApiError } from '../lib/api/errors.ts';
import { messageOf } from '../lib/api/messages.ts';
import { backoff } from '../lib/backoff.ts';

/** Hours of one cell that the office typed. */
export interface CellEdit extends Omit<HoursEdit, 'reason'> {
  reason: string;
  /** What the employee entered there, which counts when the office takes its own hours away. */
  entered: number | null;
}

/** What was typed and is not recorded, with why. */
export interface Refused {
  typed: string;
  problem: HoursProblem | 'typed';
  /** What is wrong with what was typed. */
  text?: string;
}

export interface QueueState {
  /** Typed, and not yet recorded, by cell. */
  pending: ReadonlyMap<string, CellEdit>;
  refused: ReadonlyMap<string, Refused>;
  /** The server could not be reached; it is tried again. */
  isStuck: boolean;
}

interface Options {
  send: (
    edits: HoursEdit[],
    signal: AbortSignal,
  ) => Promise<{ problems: { index: number; code: HoursProblem }[] }>;
  /** Called with what the server recorded, before it is no longer pending. */
  onRecorded: (edits: readonly CellEdit[]) => void | Promise<void>;
  /** Called with what the server refused, by cell. */
  onRefused?: (refused: ReadonlyMap<string, Refused>) => void;
  format: (hours: number | null) => string;
  /** Waits before the next try; by default 1, 2, 4 … 30 seconds. */
  pause?: (tries: number) => Promise<void>;
}

export const keyOfEdit = (edit: CellEdit): string =>
  cellKey(edit.employeeId, edit.date, targetOf(edit), edit.kindId);

const usualPause = (tries: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, backoff(tries, { firstMs: 1_000, longestMs: 30_000 }));
    addEventListener('online', () => resolve(), { once: true });
  });

const nothing: QueueState = { pending: new Map(), refused: new Map(), isStuck: false };

/** Shows typed hours at once, records them in the order in which they were typed, and keeps what is refused. */
export class HoursQueue {
  #state: QueueState = nothing;
  #waiting = new Map<string, CellEdit>();
  #underWay = new Map<string, CellEdit>();
  #isSending = false;
  #isPaused = false;
  #abort = new AbortController();
  #listeners = new Set<() => void>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get = (): QueueState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  record(edits: readonly CellEdit[]): void {
    for (const edit of edits) {
      const key = keyOfEdit(edit);
      this.#waiting.set(key, { ...edit, seen: this.#seenBy(key, edit) });
    }
    this.#show(edits.map(keyOfEdit));
    void this.#sendAll();
  }

  /** Keeps what was typed at a cell and cannot be hours; it is the last one then. */
  refuse(key: string, refused: Refused): void {
    const others = [...this.#state.refused].filter(([one]) => one !== key);
    this.#set({ refused: new Map([...others, [key, refused]]) });
  }

  /** Forgets what was refused at cells. */
  forget(keys: readonly string[]): void {
    if (!keys.some((key) => this.#state.refused.has(key))) return;
    const refused = new Map(this.#state.refused);
    for (const key of keys) refused.delete(key);
    this.#set({ refused });
  }

  /** Sends nothing any more, and keeps what is not recorded. */
  pause(): void {
    this.#isPaused = true;
    this.#abort.abort();
  }

  /** Goes on after a pause. */
  resume(): void {
    this.#isPaused = false;
    void this.#sendAll();
  }

  /** Forgets what is not recorded; a request that is under way is given up. */
  discard(): void {
    this.#underWay = new Map();
    this.#waiting.clear();
    this.#abort.abort();
    this.#set({ pending: new Map(), refused: new Map(), isStuck: false });
  }

  /** What the server has at a cell when it gets an edit: what was seen, or what an earlier edit records there. */
  #seenBy(key: string, edit: CellEdit): number | null {
    const before = this.#waiting.get(key);
    if (before) return before.seen;
    const sent = this.#underWay.get(key);
    return sent ? (sent.hours ?? sent.entered) : edit.seen;
  }

  #show(cleared: readonly string[] = []): void {
    const refused = new Map(this.#state.refused);
    for (const key of cleared) refused.delete(key);
    this.#set({ pending: new Map([...this.#underWay, ...this.#waiting]), refused });
  }

  #set(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let tries = 0;
    while (!this.#isPaused && this.#underWay.size + this.#waiting.size > 0) {
      if (this.#underWay.size === 0) this.#takeWaiting();
      const sent = this.#underWay;
      try {
        await this.#sendOnce(sent);
        tries = 0;
      } catch (error) {
        if (this.#isPaused || this.#isDiscarded(sent)) continue;
        if (isFinal(error)) this.#refuseAll(messageOf(error));
        else {
          // The same edits again: they may have been recorded although the answer was lost.
          this.#set({ isStuck: true });
          await (this.#options.pause ?? usualPause)(tries++);
        }
      }
    }
    this.#isSending = false;
  }

  #isDiscarded(sent: Map<string, CellEdit>): boolean {
    return sent !== this.#underWay;
  }

  #takeWaiting(): void {
    this.#underWay = new Map([...this.#waiting].slice(0, limits.hoursEdits));
    for (const key of this.#underWay.keys()) this.#waiting.delete(key);
  }

  async #sendOnce(batch: Map<string, CellEdit>): Promise<void> {
    this.#abort = new AbortController();
    const sent = [...batch.values()];
    const { problems } = await this.#options.send(sent, this.#abort.signal);
    const codes = new Map(problems.map(({ index, code }) => [index, code]));
    // Who signed out has no lists to show them in.
    if (!this.#isPaused) {
      await this.#options.onRecorded(sent.filter((_, index) => !codes.has(index)));
    }
    if (this.#isDiscarded(batch)) return;
    const refused = new Map<string, Refused>();
    for (const [index, problem] of codes) {
      const edit = sent[index];
      // What was typed there since may be recorded.
      if (!edit || this.#waiting.has(keyOfEdit(edit))) continue;
      refused.set(keyOfEdit(edit), { typed: this.#options.format(edit.hours), problem });
    }
    this.#endBatch(refused);
  }

  /** Shows as refused what the server will never take. */
  #refuseAll(text: string): void {
    const refused = new Map<string, Refused>();
    for (const [key, { hours }] of this.#underWay) {
      refused.set(key, { typed: this.#options.format(hours), problem: 'typed', text });
    }
    this.#endBatch(refused);
  }

  #endBatch(refused: ReadonlyMap<string, Refused>): void {
    this.#underWay = new Map();
    this.#set({ isStuck: false, refused: new Map([...this.#state.refused, ...refused]) });
    this.#show();
    if (refused.size > 0) this.#options.onRefused?.(refused);
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;
