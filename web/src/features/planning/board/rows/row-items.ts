import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import { LaneCount } from './packing.ts';
import type { RowSubject } from './rows.ts';
import type { Scale } from './scale.ts';

export interface Grouping {
  subjects: readonly RowSubject[];
  scale: Scale;
  items: readonly PlannedItem[];
  /** The rows in which an item stands. */
  listRows: (item: PlannedItem) => readonly string[];
}

/** The content of a row on the shown days. */
export interface RowList {
  items: readonly PlannedItem[];
  laneCount: number;
}

interface Grouped extends Grouping {
  lists: Map<string, RowList>;
  columnsByDate: ReadonlyMap<string, number>;
}

/** A change of more items than this is grouped from the start. */
const FEW = 100;

/** Finds the difference between two lists that begin and end alike; null when it is large. */
function findDifference<T>(before: readonly T[], after: readonly T[]) {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let [oldEnd, newEnd] = [before.length, after.length];
  while (oldEnd > from && newEnd > from && before[oldEnd - 1] === after[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  if (oldEnd - from > FEW || newEnd - from > FEW) return null;
  return { gone: before.slice(from, oldEnd), come: after.slice(from, newEnd) };
}

/** Counts lanes while it groups, so that a month of thousands of items is gone through once. */
function group(grouping: Grouping): Grouped {
  const { subjects, scale, items, listRows } = grouping;
  const { columns } = scale;
  const columnsByDate = new Map(columns.map(({ date }, index) => [date, index]));
  const lists = new Map(subjects.map(({ id }) => [id, new GrowingList(columns.length)]));
  // Indexed loops: in code that runs for the first time an iterator for each item took half of the grouping.
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    const column = columnsByDate.get(item?.date ?? '');
    if (item === undefined || column === undefined) continue;
    const ids = listRows(item);
    for (let place = 0; place < ids.length; place++) lists.get(ids[place] ?? '')?.add(item, column);
  }
  return { ...grouping, lists, columnsByDate };
}

class GrowingList implements RowList {
  readonly items: PlannedItem[] = [];
  private readonly lanes: LaneCount;

  constructor(columns: number) {
    this.lanes = new LaneCount(columns);
  }

  get laneCount(): number {
    return this.lanes.most;
  }

  add(item: PlannedItem, column: number): void {
    this.items.push(item);
    this.lanes.add(column);
  }
}

/** Makes anew only the lists of rows in which something differs. */
function regroup(known: Grouped, grouping: Grouping): Grouped {
  const difference = findDifference(known.items, grouping.items);
  if (!difference) return group(grouping);
  const { columnsByDate } = known;
  const { listRows } = grouping;
  const removed = new Set(difference.gone);
  const come = difference.come.filter(({ date }) => columnsByDate.has(date));
  const lists = new Map(known.lists);
  for (const id of new Set([...difference.gone, ...come].flatMap(listRows))) {
    const list = lists.get(id);
    if (!list) continue;
    const next = new GrowingList(grouping.scale.columns.length);
    const own = come.filter((item) => listRows(item).includes(id));
    for (const item of [...list.items.filter((item) => !removed.has(item)), ...own])
      next.add(item, columnsByDate.get(item.date) ?? 0);
    lists.set(id, next);
  }
  return { ...grouping, lists, columnsByDate };
}

/** Groups items by row; a list is the same object until something in it differs. */
export function createItemGrouper(): (grouping: Grouping) => Grouped {
  let known: Grouped | null = null;
  return (grouping) => {
    const isSameFrame =
      known !== null &&
      known.subjects === grouping.subjects &&
      known.scale === grouping.scale &&
      known.listRows === grouping.listRows;
    known = known && isSameFrame ? regroup(known, grouping) : group(grouping);
    return known;
  };
}
