import type {
  EditedPlanning,
  PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning.schemas';
import { type ItemFields, itemFieldsOf, itemFrom, type PlannedItem } from './planning-items.ts';

/**
 * The version of an item after the last command of this tab on it. The edits that build on each other share it; after a
 * change by somebody else a new one begins, so that the server refuses what still builds on the old one.
 */
export interface Lineage {
  /** 0 while it is being created. */
  version: number;
  /** Why the last edit failed. */
  fault?: unknown;
}

/** An edit with the version that it will have to name when it is sent. */
export interface BoundEdit {
  edit: PlanningEdit;
  lineage: Lineage;
}

/** What else is undone and redone with a command, such as the dates of its project. */
export interface Beside {
  undo: () => void;
  redo: () => void;
}

/** What a command does and, once it is answered, how to undo it. */
export interface Step {
  readonly label: string;
  /** Steps are undone in the order of this number, the highest first. */
  readonly number: number;
  readonly ids: readonly string[];
  readonly beside?: Beside | undefined;
  inverse: readonly BoundEdit[] | null;
}

/** As the server takes it. */
export const withVersion = ({ edit, lineage: { version } }: BoundEdit): PlanningEdit =>
  'version' in edit ? { ...edit, version } : edit;

type ChangeEdit = Extract<PlanningEdit, { kind: 'change' }>;

const pick = (fields: Partial<ItemFields>, { values }: ChangeEdit): Partial<ItemFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in values));

/** The values before a change; null when a list does not say them, or says them of another version. */
export function valuesBefore(
  edit: ChangeEdit,
  listed: PlannedItem | undefined,
  whole: PlanningItem | undefined,
): Partial<ItemFields> | null {
  if (whole?.version === edit.version) return pick(itemFieldsOf(whole), edit);
  const isListed = !('description' in edit.values || 'contactPerson' in edit.values);
  if (!isListed || listed?.version !== edit.version) return null;
  return pick(itemFieldsOf(itemFrom(listed)), edit);
}

/** What undoes edits that the server accepted, in the reverse order. */
export function inverseOf(
  edits: readonly BoundEdit[],
  before: ReadonlyMap<string, Partial<ItemFields>>,
  { removed }: EditedPlanning,
): BoundEdit[] {
  return edits.toReversed().flatMap(({ edit, lineage }): BoundEdit[] => {
    const { id } = edit;
    const { version } = lineage;
    if (edit.kind === 'create' || edit.kind === 'copy') {
      return [{ lineage, edit: { kind: 'remove', id, version } }];
    }
    if (edit.kind === 'change') {
      const values = before.get(id) ?? {};
      return [{ lineage, edit: { kind: 'change', id, version, values } }];
    }
    const whole = removed.find((one) => one.id === id);
    return whole ? [{ lineage, edit: { kind: 'create', id, values: itemFieldsOf(whole) } }] : [];
  });
}

/** The lineage of each item that this tab changed. */
export class Lineages {
  readonly #known = new Map<string, Lineage>();

  /** Joins an edit of a user to what is known; `isUnanswered`: an edit of the same item is still under way. */
  bind(edit: PlanningEdit, isUnanswered: boolean): BoundEdit {
    const { id } = edit;
    const known = this.#known.get(id);
    const version = 'version' in edit ? edit.version : 0;
    if (known && (isUnanswered || known.version === version)) return { edit, lineage: known };
    const lineage = { version };
    this.#known.set(id, lineage);
    return { edit, lineage };
  }

  /** The same, at its turn to be sent: anew where the user saw a change by somebody else while it waited. */
  renew(bound: BoundEdit): BoundEdit {
    const { edit, lineage } = bound;
    return 'version' in edit && edit.version > lineage.version ? this.bind(edit, false) : bound;
  }

  /** Goes on with an item that this tab changed in another way, if nobody else did since. */
  follow(id: string, before: number | undefined, after: number): void {
    const known = this.#known.get(id);
    if (known && known.version === before) known.version = after;
  }
}
