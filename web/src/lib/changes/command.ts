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
