import { createStore } from '@mantine/store';
import type {
  EditedPlanning,
  PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning.schemas';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, signedOutError } from '../lib/api/errors.ts';
import { expandItem, type ItemFields, type PlannedItem } from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';
import {
  type Beside,
  type BoundEdit,
  inverseOf,
  Lineages,
  type Step,
  valuesBefore,
  withVersion,
} from './planning-steps.ts';
import { knownItem, settleItems, showUnanswered } from './planning-weeks.ts';

/** One thing that a planner does. */
export interface PlanningCommand {
  /** At most one for each item. */
  edits: readonly PlanningEdit[];
  /** What it did, for messages: 'Bram verplaatst naar di 24 nov'. */
  label: string;
  /** Leads to what it did, where that is out of sight: in the place of undoing, which the bar has too. */
  onShow?: (() => void) | undefined;
  /** What stands against it. */
  warnings?: readonly string[];
  beside?: Beside;
  /** By id, what changes replace in an item of a version, for items that no list has. */
  before?: ReadonlyMap<string, { version: number; values: Partial<ItemFields> }>;
}

/** The calls that an editor makes. */
export interface PlanningServer {
  send: (edits: PlanningEdit[]) => Promise<EditedPlanning>;
  read: (id: string) => Promise<PlanningItem>;
}

interface Job {
  step: Step;
  /** Null until the command that it undoes is answered, or when that failed. */
  edits: () => readonly BoundEdit[] | null;
  /** Called at its turn to be sent. */
  renew?: () => void;
  before?: PlanningCommand['before'] | undefined;
}

/** The most steps that can be undone. */
const MOST_STEPS = 30;

/** The server never said what became of it, so that it may be tried again. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** An edit of an item whose creation failed. */
const neverMade = ({ edit, lineage }: BoundEdit) => 'version' in edit && lineage.version === 0;

function without(steps: Step[], step: Step): void {
  const at = steps.indexOf(step);
  if (at >= 0) steps.splice(at, 1);
}

/** Shows commands at once, sends them in order, can undo them. One that fails is taken back without touching later changes. */
export class PlanningEditor {
  readonly state = createStore({
    undoLabel: null as string | null,
    redoLabel: null as string | null,
    isSaving: false,
  });
  readonly #cache: QueryClient;
  readonly #server: PlanningServer;
  readonly #lineages = new Lineages();
  #jobs: readonly Job[] = [];
  readonly #undoable: Step[] = [];
  readonly #redoable: Step[] = [];
  #steps = 0;
  #isClosed = false;
  #last: Promise<unknown> = Promise.resolve();

  constructor(cache: QueryClient, server: PlanningServer) {
    this.#cache = cache;
    this.#server = server;
  }

  /** Does a command; the answer of the server comes with the way to undo just this. */
  apply({ edits, label, before, beside }: PlanningCommand): {
    step: Step;
    answer: Promise<EditedPlanning>;
  } {
    const step = this.#newStep(
      label,
      edits.map(({ id }) => id),
      beside,
    );
    const busy = new Set(this.#jobs.flatMap((job) => job.step.ids));
    let bound = edits.map((edit) => this.#lineages.bind(edit, busy.has(edit.id)));
    const renew = () => {
      bound = bound.map((one) => this.#lineages.renew(one));
    };
    this.#undoable.push(step);
    this.#redoable.length = 0;
    return { step, answer: this.#enqueue({ step, renew, before, edits: () => bound }) };
  }

  /** Undoes the last command, or only this one if it is the last; gives its label, or null when there was nothing to undo. */
  async undo(only?: Step): Promise<string | null> {
    if (only && this.#undoable.at(-1) !== only) return null;
    return this.#reverse(this.#undoable, this.#redoable);
  }

  async redo(): Promise<string | null> {
    return this.#reverse(this.#redoable, this.#undoable);
  }

  /** This tab changed items in another way than by a command. */
  settle(items: readonly PlannedItem[]): void {
    for (const { id, version } of items) {
      this.#lineages.follow(id, knownItem(this.#cache, id)?.version, version);
    }
    settleItems(this.#cache, new Map(items.map((item) => [item.id, item])));
  }

  #newStep(label: string, ids: readonly string[], beside?: Beside): Step {
    this.#steps += 1;
    return { label, ids, beside, number: this.#steps, inverse: null };
  }

  async #reverse(from: Step[], to: Step[]): Promise<string | null> {
    const step = from.pop();
    if (!step) return null;
    const { beside } = step;
    const back = this.#newStep(
      step.label,
      step.ids,
      beside && { undo: beside.redo, redo: beside.undo },
    );
    to.push(back);
    try {
      await this.#enqueue({ step: back, edits: () => step.inverse });
      beside?.undo();
      return step.inverse && step.label;
    } catch (error) {
      if (isPassing(error)) from.push(step);
      from.sort((a, b) => a.number - b.number);
      this.#tell();
      throw error;
    }
  }

  #enqueue(job: Job): Promise<EditedPlanning> {
    this.#jobs = [...this.#jobs, job];
    if (this.#undoable.length > MOST_STEPS) this.#undoable.shift();
    this.#show();
    const answer = this.#last.then(() => this.#run(job));
    this.#last = answer.catch(() => undefined);
    // As a mutation, so that live updates and a new version of the application wait for it.
    return this.#cache
      .getMutationCache()
      .build<EditedPlanning, Error, void, unknown>(this.#cache, {
        mutationKey: planningKeys.all,
        mutationFn: () => answer,
      })
      .execute();
  }

  async #run(job: Job): Promise<EditedPlanning> {
    job.renew?.();
    const edits = job.edits() ?? [];
    try {
      // What it undoes failed, and was taken back with that.
      if (edits.length === 0) return { items: [], removed: [] };
      // Whoever planned it signed out; what is sent now would be somebody else's.
      if (this.#isClosed) throw signedOutError();
      this.#show();
      const { fault } = edits.find(neverMade)?.lineage ?? {};
      if (fault !== undefined) throw fault;
      const sent = edits.map(withVersion);
      const before = await this.#valuesBefore(sent, job.before);
      const answer = await this.#server.send(sent);
      this.#settleAnswer(edits, answer);
      job.step.inverse = inverseOf(edits, before, answer);
      return answer;
    } catch (fault) {
      for (const { lineage } of edits) lineage.fault = fault;
      throw fault;
    } finally {
      this.#finish(job);
    }
  }

  #settleAnswer(edits: readonly BoundEdit[], { items }: EditedPlanning): void {
    const outcomes = new Map<string, PlannedItem | null>();
    for (const { edit, lineage } of edits) {
      const item = items.find(({ id }) => id === edit.id);
      if (edit.kind === 'remove') outcomes.set(edit.id, null);
      if (!item) continue;
      outcomes.set(item.id, expandItem(item));
      lineage.version = item.version;
    }
    settleItems(this.#cache, outcomes);
    // A read that was under way may be older than the answer.
    const predicate = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
    void this.#cache.cancelQueries({ queryKey: planningKeys.weeks, predicate });
  }

  #finish(job: Job): void {
    this.#jobs = this.#jobs.filter((one) => one !== job);
    if (!job.step.inverse)
      for (const steps of [this.#undoable, this.#redoable]) without(steps, job.step);
    this.#show();
    if (this.#jobs.length > 0 || this.#isClosed) return;
    void this.#cache.invalidateQueries({ queryKey: planningKeys.all });
  }

  /** By id, what changes will replace; read from the server where no list says it. */
  async #valuesBefore(
    edits: readonly PlanningEdit[],
    given: Job['before'],
  ): Promise<Map<string, Partial<ItemFields>>> {
    const cache = this.#cache;
    const changes = edits.filter((edit) => edit.kind === 'change');
    const before = changes.map(async (edit) => {
      const replaced = given?.get(edit.id);
      if (replaced?.version === edit.version) return [edit.id, replaced.values] as const;
      const whole = cache.getQueryData<PlanningItem>(planningKeys.item(edit.id));
      const known = valuesBefore(edit, knownItem(cache, edit.id), whole);
      const values = known ?? valuesBefore(edit, undefined, await this.#server.read(edit.id));
      return [edit.id, values ?? {}] as const;
    });
    return new Map(await Promise.all(before));
  }

  /** Stops showing what is not answered: the user signed out. */
  close(): void {
    this.#isClosed = true;
    showUnanswered(this.#cache, []);
  }

  #show(): void {
    if (this.#isClosed) return;
    const edits = this.#jobs.flatMap((job) => (job.edits() ?? []).map(({ edit }) => edit));
    showUnanswered(this.#cache, edits);
    this.#tell();
  }

  #tell(): void {
    this.state.setState({
      undoLabel: this.#undoable.at(-1)?.label ?? null,
      redoLabel: this.#redoable.at(-1)?.label ?? null,
      isSaving: this.#jobs.length > 0,
    });
  }
}
