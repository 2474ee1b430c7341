import { createStore } from '@mantine/store';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, createSignedOutError } from '../api/errors.ts';
import {
  type About,
  type Command,
  type Direction,
  History,
  type RecordVersion,
  type Step,
  type Subject,
  Versions,
} from './command.ts';

/** A command among those that are sent together. */
interface Part {
  step: Step;
  /** Null until the command to undo is answered, or when that failed. */
  command: () => Command | null;
}

interface Job {
  readonly subject: Subject;
  readonly records: readonly string[];
  readonly parts: Part[];
  command: Part['command'];
  answer: Promise<unknown>;
  end: Promise<unknown>;
  readonly over: AbortController;
  isSent: boolean;
}

/** The limit of a subject's simultaneous requests: more would wait for each other on a slow line, and be given up. */
const MOST_AT_ONCE = 4;

/** The server never said what became of it, so that it may be tried again. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** Commands that are taken back cannot be undone. */
function fail({ parts }: Job): void {
  for (const { step } of parts) step.inverse = null;
}

/**
 * Shows commands at once, sends them in the order of each record, sends them again where the server did not answer, and can undo them.
 * One that fails is taken back without touching later ones.
 */
export class Changes {
  readonly history = new History();
  /** The number of requests without an answer. */
  readonly state = createStore({ waiting: 0 });
  readonly cache: QueryClient;
  readonly versions = new Versions();
  readonly #made = new Map<unknown, unknown>();
  #jobs: readonly Job[] = [];
  /** The end of the last command on each record. */
  readonly #last = new Map<string, Promise<unknown>>();
  #pause: PromiseWithResolvers<void> | null = null;

  constructor(cache: QueryClient) {
    this.cache = cache;
  }

  /** Does a command; the answer of the server comes with the step that undoes just this. */
  apply<Answer>(
    command: Command<Answer>,
    about: About = { label: '', scopes: [] },
  ): { step: Step; answer: Promise<Answer> } {
    const step = this.history.add(about, command);
    step.inverse = command.inverse?.(null) ?? null;
    const answer = this.#enqueue({ step, command: () => command }).then((given) => {
      if (about.beside) this.history.remove(about.beside);
      return given;
    });
    return { step, answer: answer as Promise<Answer> };
  }

  /** Undoes a step that no key undoes. */
  takeBack(step: Step): Promise<unknown> {
    return this.#reverse(step, this.history.reversed(step));
  }

  /** Undoes the last command of a screen, or only this one if it is the last; gives its label, or null when there was nothing to undo. */
  undo = (scope: string, only?: Step): Promise<string | null> => this.#turn('undo', scope, only);

  redo = (scope: string): Promise<string | null> => this.#turn('redo', scope);

  /** The lineage of a record as a user saw it. */
  getRecordVersion = ({ id, version }: { id: string; version: number }): RecordVersion =>
    this.versions.bind(id, version, this.isWaiting(id));

  /** Returns the maker of a subject's commands, made once. */
  once<Maker>(kind: unknown, make: () => Maker): Maker {
    if (!this.#made.has(kind)) this.#made.set(kind, make());
    return this.#made.get(kind) as Maker;
  }

  isWaiting = (record: string): boolean =>
    this.#jobs.some(({ records }) => records.includes(record));

  /** Gives up what is not answered of some subjects. What the server has already stays done. */
  drop(isMeant: (subject: Subject) => boolean = () => true): void {
    for (const job of this.#jobs.filter(({ subject }) => isMeant(subject))) {
      job.over.abort();
      fail(job);
      this.#end(job);
    }
  }

  /** Sends nothing any more, and keeps what is not answered. */
  pause(): void {
    this.#pause ??= Promise.withResolvers();
  }

  /** Goes on after a pause. */
  resume(): void {
    this.#pause?.resolve();
    this.#pause = null;
  }

  async #turn(direction: Direction, scope: string, only?: Step): Promise<string | null> {
    const step = this.history.latest(direction, scope);
    if (!step || (only && step !== only)) return null;
    const back = this.history.reversed(step);
    this.history.remove(step);
    this.history.put(back);
    try {
      await this.#reverse(step, back);
      return step.inverse && step.label;
    } catch (error) {
      if (isPassing(error)) this.history.put(step);
      throw error;
    }
  }

  async #reverse(step: Step, back: Step): Promise<void> {
    back.inverse = step.inverse?.inverse?.(null) ?? null;
    await this.#enqueue({ step: back, command: () => step.inverse });
    // Later changes by somebody else stay.
    if (step.beside && back.beside) this.#reverse(step.beside, back.beside).catch(() => undefined);
  }

  #enqueue(part: Part): Promise<unknown> {
    const { subject, records } = part.step;
    const waiting = this.#jobs.findLast((candidate) => candidate.subject === subject);
    if (waiting && this.#join(waiting, part)) return waiting.answer;
    const ahead = this.#jobs.filter((candidate) => candidate.subject === subject).at(-MOST_AT_ONCE);
    const before = Promise.all([
      ahead?.end,
      ...records.map(async (record) => this.#last.get(record)),
    ]);
    const job: Job = {
      ...{ subject, records, parts: [part], command: part.command, isSent: false },
      over: new AbortController(),
      ...{ answer: Promise.resolve(), end: Promise.resolve() },
    };
    const sent = before.then(() => this.#run(job)).finally(() => this.#end(job));
    job.end = sent.catch(() => undefined);
    for (const record of records) this.#last.set(record, job.end);
    this.#jobs = [...this.#jobs, job];
    this.#show(subject);
    // The command runs as a mutation, so that live updates and a new version of the application wait for it.
    const mutations = this.cache.getMutationCache();
    const [mutationKey] = subject.keys;
    job.answer = mutations.build(this.cache, { mutationKey, mutationFn: () => sent }).execute({});
    return job.answer;
  }

  /** True when a command could join one that was never sent. */
  #join(job: Job, part: Part): boolean {
    const [first, next] = [job.command(), part.command()];
    const both = !job.isSent && first && next && job.subject.join?.(first, next);
    if (!both) return false;
    job.parts.push(part);
    job.command = () => both;
    this.#show(job.subject);
    return true;
  }

  async #run(job: Job): Promise<unknown> {
    const { subject, parts, over } = job;
    for (let tries = 0; ; tries += 1) {
      while (this.#pause) await this.#pause.promise;
      // The user of the changes signed out or gave them up; they must not be sent for somebody else.
      if (over.signal.aborted) throw createSignedOutError();
      const command = job.command();
      // The command to undo failed, and was taken back with this one.
      if (!command) return null;
      job.isSent = true;
      this.#show(subject);
      try {
        const answer = await command.send(over.signal);
        for (const part of parts) part.step.inverse = part.command()?.inverse?.(answer) ?? null;
        return answer;
      } catch (error) {
        const isKept = subject.pause && (this.#pause !== null || isPassing(error));
        if (!isKept || over.signal.aborted) {
          fail(job);
          if (!over.signal.aborted) command.refused?.(error);
          throw error;
        }
        // The same once more: it may have been done although the answer was lost.
        if (!this.#pause) await subject.pause?.(tries);
      }
    }
  }

  #end(job: Job): void {
    const { subject, parts } = job;
    if (!this.#jobs.includes(job)) return;
    this.#jobs = this.#jobs.filter((candidate) => candidate !== job);
    for (const { step } of parts) if (!step.inverse) this.history.remove(step);
    this.#show(subject);
    if (job.over.signal.aborted || this.#jobs.some((candidate) => candidate.subject === subject))
      return;
    for (const queryKey of subject.keys) void this.cache.invalidateQueries({ queryKey });
  }

  #show(subject: Subject): void {
    const waiting = this.#jobs.filter((job) => job.subject === subject);
    subject.show?.(waiting.flatMap((job) => job.command() ?? []));
    this.state.setState({ waiting: this.#jobs.length });
  }
}
