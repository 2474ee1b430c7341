import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import type {
  EditedPlanning,
  PlanningEdit,
  PlanningItem,
} from '@ploegplan/contract/planning/schemas';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { makeAssignments, makeItem, toListedItem } from './test-planning-item.ts';

interface Details {
  changedBy?: string;
  current?: unknown;
}

type Refuse = (status: number, code: ProblemCode, details?: Details) => Error;

/** Planning items as the server keeps them: with versions, and all of a set of edits or nothing. */
export class PlanningModel {
  items: readonly PlanningItem[];
  readonly #refuse: Refuse;

  constructor(items: readonly PlanningItem[], refuse: Refuse) {
    this.items = items;
    this.#refuse = refuse;
  }

  find(id: string): PlanningItem {
    const item = this.items.find((candidate) => candidate.id === id);
    if (!item) throw this.#refuse(404, 'not-found');
    return item;
  }

  put(item: PlanningItem): void {
    const isKnown = this.items.some(({ id }) => id === item.id);
    this.items = isKnown
      ? this.items.map((entry) => (entry.id === item.id ? item : entry))
      : [...this.items, item];
  }

  edit(edits: readonly PlanningEdit[]): EditedPlanning {
    const before = this.items;
    const removed: PlanningItem[] = [];
    try {
      for (const edit of edits) {
        if (edit.kind !== 'remove') this.put(this.#outcome(edit));
        else {
          removed.push(this.#current(edit));
          this.items = this.items.filter(({ id }) => id !== edit.id);
        }
      }
    } catch (error) {
      this.items = before;
      throw error;
    }
    const ids = new Set(edits.map(({ id }) => id));
    return { items: this.items.filter(({ id }) => ids.has(id)).map(toListedItem), removed };
  }

  #current({ id, version }: { id: string; version: number }): PlanningItem {
    const current = this.find(id);
    if (current.version === version) return current;
    throw this.#refuse(409, 'stale-version', {
      changedBy: 'Voorman',
      current: toListedItem(current),
    });
  }

  #origin(edit: Exclude<PlanningEdit, { kind: 'remove' }>): PlanningItem {
    if (edit.kind === 'change') return this.#current(edit);
    return edit.kind === 'copy' ? this.find(edit.of) : makeItem({ projectId: null });
  }

  #outcome(edit: Exclude<PlanningEdit, { kind: 'remove' }>): PlanningItem {
    const { employeeIds, ...values } = edit.values;
    // A repeated creation is the first one.
    const made = this.items.find(({ id }) => id === edit.id);
    if (made && edit.kind !== 'change') return made;
    const from = this.#origin(edit);
    const version = edit.kind === 'change' ? from.version + 1 : 1;
    const assignments = employeeIds ? makeAssignments(...employeeIds) : from.assignments;
    const next = { ...from, ...values, id: edit.id, assignments, version } as PlanningItem;
    const onItem = { ...next, employeeIds: assignments.map(({ employeeId }) => employeeId) };
    return { ...next, drivers: keepDrivers(next.drivers, onItem) };
  }
}
