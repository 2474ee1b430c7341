import { createStore } from '@mantine/store';
import type { HoursEdit, HoursProblem } from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import { createCellKey, getTargetId } from '@ploegplan/contract/rules/hours/hours';
import { explainError } from '../../lib/api/messages.ts';
import { computeBackoff } from '../../lib/backoff.ts';
import type { Changes } from '../../lib/changes/changes.ts';
import type { Command, Subject } from '../../lib/changes/command.ts';
import { formatHours } from '../../lib/values/hours.ts';

/** The hours of the office at a cell; null for none. */
export interface HoursEntry {
  hours: number | null;
  reason: string;
}

/** Hours of one cell that the office typed. */
export interface CellEdit extends Omit<HoursEdit, 'reason'> {
  reason: string;
  /** The employee's hours, which count when the office removes its own. */
  entered: number | null;
  /** The entry that undoing restores. */
  before: HoursEntry;
}

/** A typed entry that was not recorded, with the reason. */
export interface Refused {
  typed: string;
  problem: HoursProblem | 'typed';
  /** The explanation of the error. */
  text?: string;
}

export interface QueueState {
  /** The typed hours that are not yet recorded, by cell. */
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
  /** Waits before the next try; by default 1, 2, 4 … 30 seconds. */
  pause?: (tries: number) => Promise<void>;
}

export const getEditKey = (edit: CellEdit): string =>
  createCellKey(edit.employeeId, edit.date, getTargetId(edit), edit.kindId);

const waitUsualPause = (tries: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, computeBackoff(tries, { firstMs: 1_000, longestMs: 30_000 }));
    addEventListener('online', () => resolve(), { once: true });
  });

const nothing: QueueState = { pending: new Map(), refused: new Map(), isStuck: false };

const getRecorded = ({ hours, entered }: CellEdit): number | null => hours ?? entered;

const reverseEdit = (edit: CellEdit): CellEdit => {
  const { hours, reason, before } = edit;
  return { ...edit, ...before, before: { hours, reason }, seen: getRecorded(edit) };
};

const mapByCell = (edits: readonly CellEdit[]) =>
  new Map(edits.map((edit): [string, CellEdit] => [getEditKey(edit), edit]));

/** The cells that the server refused. */
type RefusedCells = ReadonlyMap<string, Refused>;

interface CellsCommand extends Command<RefusedCells> {
  cells: ReadonlyMap<string, CellEdit>;
}

/** The screen whose keys undo hours. */
export const HOURS = 'hours';

/** Makes commands of typed hours, which go together while one is on its way, and keeps what is refused. */
export class HoursQueue implements Subject {
  readonly keys = [['hours'], ['home'], ['work']] as const;
  readonly #changes: Changes;
  readonly #options: Options;
  readonly state = createStore(nothing);
  #waiting: readonly CellsCommand[] = [];

  constructor(changes: Changes, options: Options) {
    this.#changes = changes;
    this.#options = options;
  }

  /** Records hours; they can be undone unless that is said. */
  record(edits: readonly CellEdit[], scopes: readonly string[] = [HOURS]): void {
    const { pending } = this.state.getState();
    const chained = edits.map((edit) => {
      const before = pending.get(getEditKey(edit));
      return before ? { ...edit, seen: getRecorded(before) } : edit;
    });
    this.forget(edits.map(getEditKey));
    const { answer } = this.#changes.apply(this.#commandOf(mapByCell(chained)), {
      label: '',
      scopes,
    });
    answer.catch(() => undefined);
  }

  undo = (): void => void this.#changes.undo(HOURS).catch(() => undefined);

  redo = (): void => void this.#changes.redo(HOURS).catch(() => undefined);

  /** Keeps what was typed at a cell and cannot be hours; it is the last one then. */
  refuse(key: string, refused: Refused): void {
    this.forget([key]);
    this.#set((now) => ({ refused: new Map([...now.refused, [key, refused]]) }));
  }

  /** Forgets what was refused at cells. */
  forget(keys: readonly string[]): void {
    const { refused } = this.state.getState();
    // Rows of the grid are drawn again for another map.
    if (!keys.some((key) => refused.has(key))) return;
    this.#set(() => ({ refused: new Map([...refused].filter(([key]) => !keys.includes(key))) }));
  }

  /** Forgets what is not recorded; a request that is under way is given up. */
  discard(): void {
    this.#changes.drop((subject) => subject === this);
    this.state.setState(nothing);
  }

  show(waiting: readonly CellsCommand[]): void {
    this.#waiting = waiting;
    const pending = new Map(waiting.flatMap(({ cells }) => [...cells]));
    this.#set(({ isStuck }) => ({ pending, isStuck: isStuck && pending.size > 0 }));
  }

  /** The first knows what the server has at a cell, the next what it becomes. */
  join({ cells }: CellsCommand, next: CellsCommand): CellsCommand {
    const both = new Map(cells);
    for (const [key, edit] of next.cells) {
      const seen = cells.has(key) ? (cells.get(key)?.seen ?? null) : edit.seen;
      both.set(key, { ...edit, seen });
    }
    return this.#commandOf(both);
  }

  pause(tries: number): Promise<void> {
    this.#set(() => ({ isStuck: true }));
    return (this.#options.pause ?? waitUsualPause)(tries);
  }

  #commandOf(cells: CellsCommand['cells']): CellsCommand {
    return {
      subject: this,
      records: ['cells'],
      cells,
      send: async (signal) => {
        const refused = new Map<string, Refused>();
        const edits = [...cells.values()];
        for (let at = 0; at < edits.length; at += limits.hoursEdits) {
          await this.#send(edits.slice(at, at + limits.hoursEdits), signal, refused);
        }
        this.#set(() => ({ isStuck: false }));
        this.#keep(refused);
        return refused;
      },
      refused: (error) => {
        const why = { problem: 'typed', text: explainError(error) } as const;
        const toRefused = (edit: CellEdit) => ({ typed: formatHours(edit.hours), ...why });
        this.#keep(new Map([...cells].map(([key, edit]) => [key, toRefused(edit)])));
      },
      inverse: (refused) => {
        const recorded = [...cells.values()].filter((edit) => !refused?.has(getEditKey(edit)));
        return this.#commandOf(mapByCell(recorded.map(reverseEdit)));
      },
    };
  }

  async #send(edits: readonly CellEdit[], signal: AbortSignal, refused: Map<string, Refused>) {
    const sent = edits.map(({ before: _, ...edit }) => edit);
    const { problems } = await this.#options.send(sent, signal);
    signal.throwIfAborted();
    const codes = new Map(problems.map(({ index, code }) => [index, code]));
    await this.#options.onRecorded(edits.filter((_, index) => !codes.has(index)));
    for (const [index, problem] of codes) {
      const edit = edits[index];
      if (edit) refused.set(getEditKey(edit), { typed: formatHours(edit.hours), problem });
    }
  }

  #keep(refused: RefusedCells): void {
    // Later input in that cell may still be recorded.
    const later = this.#waiting.slice(1);
    const kept = [...refused].filter(([key]) => !later.some(({ cells }) => cells.has(key)));
    if (kept.length === 0) return;
    this.#set(({ refused: known }) => ({ refused: new Map([...known, ...kept]) }));
    this.#options.onRefused?.(new Map(kept));
  }

  #set(change: (now: QueueState) => Partial<QueueState>): void {
    this.state.setState((now) => ({ ...now, ...change(now) }));
  }
}
