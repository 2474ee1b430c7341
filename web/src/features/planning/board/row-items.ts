import type { PlannedItem } from '../../../data/planning-items.ts';
import type { RowSubject } from './rows.ts';
import type { Scale } from './scale.ts';

/** What is grouped by row, and how. */
export interface Grouping {
  subjects: readonly RowSubject[];
  scale: Scale;
  items: readonly PlannedItem[];
  /** The rows in which an item stands. */
  rowsOf: (item: PlannedItem) => readonly string[];
}

interface Grouped extends Grouping {
  /** By the id of the row, what stands in it on the days that are shown. */
  lists: Map<string, readonly PlannedItem[]>;
  columnOf: ReadonlyMap<string, number>;
}

/** A change of more items than this is grouped from the start. */
const FEW = 100;

/** What differs between two lists that begin and end alike; null when it is much. */
function differenceOf<T>(before: readonly T[], after: readonly T[]) {
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

function group(grouping: Grouping): Grouped {
  const { subjects, scale, items, rowsOf } = grouping;
  const columnOf = new Map(scale.columns.map(({ date }, index) => [date, index]));
  const lists = new Map<string, PlannedItem[]>(subjects.map(({ id }) => [id, []]));
  for (const item of items) {
    if (!columnOf.has(item.date)) continue;
    for (const id of rowsOf(item)) lists.get(id)?.push(item);
  }
  return { ...grouping, lists, columnOf };
}

/** Makes anew only the lists of rows in which something differs. */
function regroup(known: Grouped, grouping: Grouping): Grouped {
  const difference = differenceOf(known.items, grouping.items);
  if (!difference) return group(grouping);
  const { columnOf } = known;
  const { rowsOf } = grouping;
  const gone = new Set(difference.gone);
  const come = difference.come.filter(({ date }) => columnOf.has(date));
  const lists = new Map(known.lists);
  for (const id of new Set([...difference.gone, ...come].flatMap(rowsOf))) {
    const list = lists.get(id);
    if (!list) continue;
    const kept = list.filter((item) => !gone.has(item));
    lists.set(id, [...kept, ...come.filter((item) => rowsOf(item).includes(id))]);
  }
  return { ...grouping, lists, columnOf };
}

/** Groups items by row; a list is the same object until something in it differs. */
export function rowItems(): (grouping: Grouping) => Grouped {
  let known: Grouped | null = null;
  return (grouping) => {
    const isSameFrame =
      known !== null &&
      known.subjects === grouping.subjects &&
      known.scale === grouping.scale &&
      known.rowsOf === grouping.rowsOf;
    known = known && isSameFrame ? regroup(known, grouping) : group(grouping);
    return known;
  };
}
