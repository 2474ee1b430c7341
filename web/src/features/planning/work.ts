import type { PlannedItem } from '../../data/planning-items.ts';

const nothing: readonly PlannedItem[] = [];

function listsBy(
  items: readonly PlannedItem[],
  idsOf: (item: PlannedItem) => readonly string[],
): Map<string, PlannedItem[]> {
  const lists = new Map<string, PlannedItem[]>();
  for (const item of items) {
    for (const id of idsOf(item)) {
      const list = lists.get(id);
      if (list) list.push(item);
      else lists.set(id, [item]);
    }
  }
  return lists;
}

/** What each employee has to do. A list stays the same one until something in it changes. */
export class WorkIndex {
  private lists: ReadonlyMap<string, readonly PlannedItem[]> = new Map();
  private items: ReadonlyMap<string, PlannedItem> = new Map();
  private users: ReadonlyMap<string, readonly PlannedItem[]> = new Map();
  private ranges: ReadonlyMap<string, readonly PlannedItem[]> = new Map();
  private known: readonly PlannedItem[] = nothing;

  /** Takes over what is known now; gives the lists, as another object when one of them changed. */
  update(known: readonly PlannedItem[]): ReadonlyMap<string, readonly PlannedItem[]> {
    if (known === this.known) return this.lists;
    this.known = known;
    this.items = new Map(known.map((item) => [item.id, item]));
    this.users = listsBy(known, ({ materialIds }) => materialIds);
    this.ranges = listsBy(known, ({ rangeId }) => (rangeId === null ? [] : [rangeId]));
    const next = listsBy(known, ({ employeeIds }) => employeeIds);
    this.lists = new Map([...next].map(([id, list]) => [id, this.kept(id, list)]));
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

  inRange(rangeId: string): readonly PlannedItem[] {
    return this.ranges.get(rangeId) ?? nothing;
  }

  private kept(id: string, list: readonly PlannedItem[]): readonly PlannedItem[] {
    const before = this.lists.get(id);
    const isSame = before?.length === list.length && list.every((item, at) => item === before[at]);
    return isSame ? before : list;
  }
}
