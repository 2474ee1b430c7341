import { createStore } from '@mantine/store';
import type { QueryKey } from '@tanstack/react-query';

/** A kind of records that is changed by commands. */
export interface Subject {
  /** The queries that its commands make stale. The first is also the key of its mutations. */
  readonly keys: readonly [QueryKey, ...QueryKey[]];
  /** Shows what is not answered yet over what the server gave; called whenever that changes. */
  show?(waiting: readonly Command[]): void;
  /** Returns one command that does both, where one that was never sent can take the next along; null where it cannot. */
  join?(waiting: Command, next: Command): Command | null;
  /**
   * Waits before the same command is sent once more because the server did not answer it. Commands of a subject without it are then
   * told as not saved, and taken back.
   */
  pause?(tries: number): Promise<void>;
  /** Explains why a command was refused, to end a sentence with, where more is known than of any subject. */
  tell?(error: unknown): Promise<string>;
}

/** A command of a user. */
export interface Command<Answer = unknown> {
  readonly subject: Subject;
  /** Commands that share one are sent in their order, others side by side. */
  readonly records: readonly string[];
  /** Calls the server and puts its answer into what is shown. Called again after a lost answer. */
  send(signal: AbortSignal): Promise<Answer>;
  /** Keeps what is given up, with why, where the user can do something about it. */
  refused?(error: unknown): void;
  /**
   * Returns the command that undoes it; called with null before the answer, for commands that know it already. Null where nothing is to be
   * undone.
   */
  inverse?(answer: Answer | null): Command | null;
}

/**
 * The version of a record after the last command of this tab on it. The commands that build on each other share it; after a change by
 * somebody else a new one begins, so that the server refuses what still builds on the old one.
 */
export interface RecordVersion {
  /** 0 while it is being created. */
  version: number;
  /** The error of the last command. */
  fault?: unknown;
}

/** The lineage of each record that this tab changed. */
export class Versions {
  readonly #known = new Map<string, RecordVersion>();

  /** Joins what a user saw to what is known; `isWaiting`: a command on the same record is not answered yet. */
  bind(id: string, version: number, isWaiting: boolean): RecordVersion {
    const known = this.#known.get(id);
    // A dialog can still hold what was seen while it was being created, after that was answered.
    const isSeenInTheMaking = version === 0;
    if (known && (isWaiting || isSeenInTheMaking || known.version === version)) return known;
    const recordVersion = { version };
    this.#known.set(id, recordVersion);
    return recordVersion;
  }

  /** The same, when a command is sent: anew where the user saw a change by somebody else while it waited. */
  renew(
    { id, version }: { id: string; version: number },
    recordVersion: RecordVersion,
  ): RecordVersion {
    return version > recordVersion.version ? this.bind(id, version, false) : recordVersion;
  }

  /** Goes on with a record that this tab changed in another way, if nobody else did since. */
  follow(id: string, before: number | undefined, after: number): void {
    const known = this.#known.get(id);
    if (known && known.version === before) known.version = after;
  }
}

/** The text of a command for the user, and the scope in which it is undone. */
export interface About {
  /** The text for what it did: 'Bram verplaatst naar di 24 nov' */
  label: string;
  /** The screens whose keys undo it; without one, nothing does. */
  scopes: readonly string[];
  /** An earlier step that is from now on undone and redone with it, as the dates of a project with its planning. */
  beside?: Step | undefined;
}

export type Direction = 'undo' | 'redo';

export interface Step extends About {
  readonly direction: Direction;
  /** Steps are undone in the order of this number, the highest first. */
  readonly number: number;
  readonly subject: Subject;
  readonly records: readonly string[];
  /** The command that undoes it, once that is known. */
  inverse: Command | null;
}

/** The most steps that are kept. */
const MOST_STEPS = 100;

/** The commands that can be undone and redone. */
export class History {
  /** The steps, in the order of their numbers. */
  readonly steps = createStore<readonly Step[]>([]);
  #count = 0;

  /** The step that a user would undo or redo on a screen. */
  latest(direction: Direction, scope: string): Step | undefined {
    const isMeant = (step: Step) => step.direction === direction && step.scopes.includes(scope);
    return this.steps.getState().findLast(isMeant);
  }

  /** A step that can be undone; what was undone before can no longer be redone. */
  add(about: About, command: Command): Step {
    const step = this.#make('undo', about, command);
    const isOver = ({ direction, scopes }: Step) =>
      direction === 'redo' && scopes.some((scope) => about.scopes.includes(scope));
    this.steps.setState((steps) => steps.filter((candidate) => !isOver(candidate)));
    this.put(step);
    return step;
  }

  /** A step that reverses another, with what is undone beside it. */
  reversed(step: Step): Step {
    const beside = step.beside && this.reversed(step.beside);
    return this.#make(step.direction === 'undo' ? 'redo' : 'undo', { ...step, beside }, step);
  }

  put(step: Step): void {
    if (step.scopes.length === 0) return;
    this.steps.setState((steps) =>
      [...steps, step].toSorted((a, b) => a.number - b.number).slice(-MOST_STEPS),
    );
  }

  remove(step: Step): void {
    this.steps.setState((steps) => steps.filter((candidate) => candidate !== step));
  }

  /** Forgets the steps of a screen: what is no longer in view is not to be undone without a word. */
  forget(scope: string): void {
    this.steps.setState((steps) => steps.filter(({ scopes }) => !scopes.includes(scope)));
  }

  #make(
    direction: Direction,
    { label, scopes, beside }: About,
    { subject, records }: Pick<Step, 'subject' | 'records'>,
  ): Step {
    this.#count += 1;
    return {
      direction,
      label,
      scopes,
      beside,
      subject,
      records,
      number: this.#count,
      inverse: null,
    };
  }
}
