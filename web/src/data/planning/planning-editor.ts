import { limits } from '@ploegplan/contract/limits';
import type {
  EditedPlanning,
  PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning/schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { Changes } from '../../lib/changes/changes.ts';
import type { About, Command, RecordVersion, Step, Subject } from '../../lib/changes/command.ts';
import { findKnownItem, settleItems, showUnanswered } from './planning.ts';
import {
  expandItem,
  type ItemFields,
  type PlannedItem,
  toItemFields,
  toPlanningItem,
} from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';

export interface PlanningCommand extends Pick<About, 'label' | 'beside'> {
  /** The edits, at most one for each item. */
  edits: readonly PlanningEdit[];
  /** Leads to what it did, where that is out of sight: in the place of undoing, which the bar has too. */
  onShow?: (() => void) | undefined;
  /** The reasons against the command. */
  warnings?: readonly string[];
  /** The values that changes replace in an item of a version, by id, for items that no list has. */
  before?: ReadonlyMap<string, { version: number; values: Partial<ItemFields> }>;
}

/** The calls that an editor makes. */
export interface PlanningServer {
  send: (edits: PlanningEdit[]) => Promise<EditedPlanning>;
  read: (id: string) => Promise<PlanningItem>;
  tell: Required<Subject>['tell'];
}

/** An edit with the version that it will have to name when it is sent. */
interface BoundEdit {
  edit: PlanningEdit;
  recordVersion: RecordVersion;
}

/** Creates an edit as the server takes it. */
const withVersion = ({ edit, recordVersion: { version } }: BoundEdit): PlanningEdit =>
  'version' in edit ? { ...edit, version } : edit;

type ChangeEdit = Extract<PlanningEdit, { kind: 'change' }>;

/** The values that an edit replaces; drivers are replaced too when people or vehicles leave. */
const pick = (fields: Partial<ItemFields>, { values }: ChangeEdit): Partial<ItemFields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) =>
        name in values ||
        (name === 'drivers' && ('employeeIds' in values || 'materialIds' in values)),
    ),
  );

/** The values before a change; null when a list does not say them, or says them of another version. */
function findValuesBefore(
  edit: ChangeEdit,
  listed: PlannedItem | undefined,
  whole: PlanningItem | undefined,
): Partial<ItemFields> | null {
  if (whole?.version === edit.version) return pick(toItemFields(whole), edit);
  const isListed = !('description' in edit.values || 'contactPerson' in edit.values);
  if (!isListed || listed?.version !== edit.version) return null;
  return pick(toItemFields(toPlanningItem(listed)), edit);
}

/** Inverts edits that the server accepted, in the reverse order. */
function invertEdits(
  edits: readonly BoundEdit[],
  before: ReadonlyMap<string, Partial<ItemFields>>,
  { removed }: EditedPlanning,
): BoundEdit[] {
  return edits.toReversed().flatMap(({ edit, recordVersion }): BoundEdit[] => {
    const { id } = edit;
    // Its version in this lineage is filled in when it is sent.
    const seen = { id, version: 0 };
    if (edit.kind === 'create' || edit.kind === 'copy') {
      return [{ recordVersion, edit: { kind: 'remove', ...seen } }];
    }
    if (edit.kind === 'change') {
      return [{ recordVersion, edit: { kind: 'change', ...seen, values: before.get(id) ?? {} } }];
    }
    const whole = removed.find((candidate) => candidate.id === id);
    return whole
      ? [{ recordVersion, edit: { kind: 'create', id, values: toItemFields(whole) } }]
      : [];
  });
}

interface SentEdits extends Command<EditedPlanning> {
  edits: readonly BoundEdit[];
}

/** The screen whose keys undo changes of the planning. */
export const PLANNING = 'planning';

/** An edit of an item whose creation failed. */
const isNeverMade = ({ edit, recordVersion }: BoundEdit) =>
  'version' in edit && recordVersion.version === 0;

const listRecords = (edits: readonly BoundEdit[]) => [
  ...new Set(edits.flatMap(({ edit }) => (edit.kind === 'copy' ? [edit.id, edit.of] : [edit.id]))),
];

interface AppliedPart {
  step: Step;
  answer: Promise<EditedPlanning>;
}

/** Makes commands of the edits of planning items, each all or nothing. */
export class PlanningEditor implements Subject {
  readonly keys = [planningKeys.all] as const;
  readonly #changes: Changes;
  readonly #cache: QueryClient;
  readonly #server: PlanningServer;
  readonly tell: PlanningServer['tell'];

  constructor(changes: Changes, server: PlanningServer) {
    this.#changes = changes;
    this.#cache = changes.cache;
    this.#server = server;
    this.tell = server.tell;
  }

  /** Does a command. One of more edits than a call takes becomes several, which are undone as one and taken back when one is refused. */
  apply(command: PlanningCommand) {
    const { edits } = command;
    let last = this.#applyPart({ ...command, edits: edits.slice(0, limits.planningEdits) });
    const parts = [last];
    for (let from = limits.planningEdits; from < edits.length; from += limits.planningEdits) {
      const part = edits.slice(from, from + limits.planningEdits);
      last = this.#applyPart({ ...command, edits: part, beside: last.step });
      parts.push(last);
    }
    return { step: last.step, answer: parts.length > 1 ? this.#joinAnswers(parts) : last.answer };
  }

  async #joinAnswers(parts: readonly AppliedPart[]): Promise<EditedPlanning> {
    const answers = await Promise.allSettled(parts.map(({ answer }) => answer));
    const refused = answers.find((one) => one.status === 'rejected');
    const given = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    if (!refused) {
      return {
        items: given.flatMap(({ items }) => items),
        removed: given.flatMap(({ removed }) => removed),
      };
    }
    const done = parts.filter((_, at) => answers[at]?.status === 'fulfilled');
    for (const { step } of done) this.#changes.history.remove(step);
    // What stands beside the first is taken back by who did it.
    await Promise.all(
      done.map(({ step }) => this.#changes.takeBack({ ...step, beside: undefined })),
    );
    throw refused.reason;
  }

  #applyPart({ edits, label, beside, before }: PlanningCommand): AppliedPart {
    const bound = edits.map((edit): BoundEdit => {
      const version = 'version' in edit ? edit.version : 0;
      return { edit, recordVersion: this.#changes.getRecordVersion({ id: edit.id, version }) };
    });
    const scopes = [PLANNING, ...(beside?.scopes ?? [])];
    return this.#changes.apply(this.#commandOf(bound, before), { label, beside, scopes });
  }

  show(waiting: readonly SentEdits[]): void {
    showUnanswered(
      this.#cache,
      waiting.flatMap(({ edits }) => edits.map(({ edit }) => edit)),
    );
  }

  /** Records that this tab changed items in another way than by a command. */
  settle(items: readonly PlannedItem[]): void {
    for (const { id, version } of items) {
      this.#changes.versions.follow(id, findKnownItem(this.#cache, id)?.version, version);
    }
    settleItems(this.#cache, new Map(items.map((item) => [item.id, item])));
  }

  #commandOf(edits: readonly BoundEdit[], given?: PlanningCommand['before']): SentEdits {
    let bound = edits;
    let before: ReadonlyMap<string, Partial<ItemFields>> = new Map();
    return {
      subject: this,
      records: listRecords(edits),
      edits,
      send: async () => {
        bound = edits.map(({ edit, recordVersion }) => ({
          edit,
          recordVersion:
            'version' in edit ? this.#changes.versions.renew(edit, recordVersion) : recordVersion,
        }));
        try {
          const { fault } = bound.find(isNeverMade)?.recordVersion ?? {};
          if (fault !== undefined) throw fault;
          const sent = bound.map(withVersion);
          before = await this.#valuesBefore(sent, given);
          const answer = await this.#server.send(sent);
          this.#settleAnswer(bound, answer);
          return answer;
        } catch (fault) {
          for (const { recordVersion } of bound) recordVersion.fault = fault;
          throw fault;
        }
      },
      inverse: (answer) => answer && this.#commandOf(invertEdits(bound, before, answer)),
    };
  }

  #settleAnswer(edits: readonly BoundEdit[], { items }: EditedPlanning): void {
    const outcomes = new Map<string, PlannedItem | null>();
    for (const { edit, recordVersion } of edits) {
      const item = items.find(({ id }) => id === edit.id);
      if (edit.kind === 'remove') outcomes.set(edit.id, null);
      if (!item) continue;
      outcomes.set(item.id, expandItem(item));
      recordVersion.version = item.version;
    }
    settleItems(this.#cache, outcomes);
    // A read that was under way may be older than the answer.
    const predicate = ({ state }: { state: { data: unknown } }) => state.data !== undefined;
    void this.#cache.cancelQueries({ queryKey: planningKeys.weeks, predicate });
  }

  /** Returns the values that changes will replace, by id; read from the server where no list has them. */
  async #valuesBefore(
    edits: readonly PlanningEdit[],
    given: PlanningCommand['before'],
  ): Promise<Map<string, Partial<ItemFields>>> {
    const cache = this.#cache;
    const changes = edits.filter((edit) => edit.kind === 'change');
    const before = changes.map(async (edit) => {
      const replaced = given?.get(edit.id);
      if (replaced?.version === edit.version) return [edit.id, replaced.values] as const;
      const whole = cache.getQueryData<PlanningItem>(planningKeys.item(edit.id));
      const known = findValuesBefore(edit, findKnownItem(cache, edit.id), whole);
      const values = known ?? findValuesBefore(edit, undefined, await this.#server.read(edit.id));
      return [edit.id, values ?? {}] as const;
    });
    return new Map(await Promise.all(before));
  }
}
