import type { PlannedItem } from '../../../data/planning/planning-items.ts';

const nothing: readonly PlannedItem[] = [];

type Lists = ReadonlyMap<string, readonly PlannedItem[]>;

function groupListsBy(
  items: readonly PlannedItem[],
  listIds: (item: PlannedItem) => readonly string[],
): Map<string, PlannedItem[]> {
  const lists = new Map<string, PlannedItem[]>();
  for (const item of items) {
    for (const id of listIds(item)) {
      const list = lists.get(id);
      if (list) list.push(item);
      else lists.set(id, [item]);
    }
  }
  return lists;
}

/** The lists, each as it was as long as nothing in it changed. */
const reuseLists = (before: Lists, next: Lists): Lists =>
  new Map(
    [...next].map(([id, list]) => {
      const known = before.get(id);
      const isSame = known?.length === list.length && list.every((item, at) => item === known[at]);
      return [id, isSame ? known : list];
    }),
  );

const createDayKey = ({ projectId, date }: PlannedItem) => `${projectId} ${date}`;

/** True for items of the same project and day. */
export const isTogether = (one: PlannedItem, other: PlannedItem): boolean =>
  createDayKey(one) === createDayKey(other);

/** Indexes the work of each employee. A list stays the same object until something in it changes. */
export class WorkIndex {
  private lists: Lists = new Map();
  private items: ReadonlyMap<string, PlannedItem> = new Map();
  private users: Lists = new Map();
  private ranges: Lists = new Map();
  private days: Lists = new Map();
  private known: readonly PlannedItem[] = nothing;

  /** Updates the lists from the current items; returns another object when one of them changed. */
  update(known: readonly PlannedItem[]): Lists {
    if (known === this.known) return this.lists;
    this.known = known;
    this.items = new Map(known.map((item) => [item.id, item]));
    this.users = reuseLists(
      this.users,
      groupListsBy(known, ({ materialIds }) => materialIds),
    );
    this.days = reuseLists(
      this.days,
      groupListsBy(known, (item) => (item.projectId === null ? [] : [createDayKey(item)])),
    );
    this.ranges = groupListsBy(known, ({ rangeId }) => (rangeId === null ? [] : [rangeId]));
    this.lists = reuseLists(
      this.lists,
      groupListsBy(known, ({ employeeIds }) => employeeIds),
    );
    return this.lists;
  }

  of(employeeId: string): readonly PlannedItem[] {
    return this.lists.get(employeeId) ?? nothing;
  }

  item(id: string): PlannedItem | undefined {
    return this.items.get(id);
  }

  /** The items on which a material is used. */
  using(materialId: string): readonly PlannedItem[] {
    return this.users.get(materialId) ?? nothing;
  }

  /** The lists of the materials that an employee works with, on which conflicts of that work depend too. */
  listUses(employeeId: string): (readonly PlannedItem[])[] {
    const materials = new Set(this.of(employeeId).flatMap(({ materialIds }) => materialIds));
    return [...materials].map((id) => this.using(id));
  }

  /** All items of the project and day of an item. */
  together(item: PlannedItem): readonly PlannedItem[] {
    return this.days.get(createDayKey(item)) ?? nothing;
  }

  /** The lists of the project days on which an employee works. */
  listDays(employeeId: string): (readonly PlannedItem[])[] {
    return this.of(employeeId).map((item) => this.together(item));
  }

  inRange(rangeId: string): readonly PlannedItem[] {
    return this.ranges.get(rangeId) ?? nothing;
  }
}
