import { createStore } from '@mantine/store';
import type { Command, Subject } from './command.ts';

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
