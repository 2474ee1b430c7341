import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import type { Column } from './columns.ts';
import { packLanes } from './lanes.ts';

/** An item at its place in a row. */
export interface PlacedItem {
  item: PlanningItem;
  column: number;
  lane: number;
}

export interface BoardRow {
  employee: Employee;
  columns: readonly Column[];
  placed: readonly PlacedItem[];
  laneCount: number;
}

const endOfDay = '24:00:00';

const byTime = (a: PlanningItem, b: PlanningItem) =>
  (a.startTime ?? endOfDay).localeCompare(b.startTime ?? endOfDay) || a.id.localeCompare(b.id);

function placeItems(items: readonly PlanningItem[], columns: readonly Column[]) {
  const columnOf = new Map(columns.map(({ date }, index) => [date, index]));
  const shown = items.flatMap((item) => {
    const column = columnOf.get(item.date);
    return column === undefined ? [] : [{ item, column }];
  });
  const packing = packLanes(shown.map(({ column }) => ({ from: column, to: column })));
  const placed = shown.map((one, index) => ({ ...one, lane: packing.lanes[index] ?? 0 }));
  return { placed, laneCount: Math.max(1, packing.count) };
}

/** The items of each employee, by time of day; an item with several employees is in several rows. */
export function itemsByEmployee(items: readonly PlanningItem[]): Map<string, PlanningItem[]> {
  const lists = new Map<string, PlanningItem[]>();
  for (const item of items.toSorted(byTime)) {
    for (const { employeeId } of item.assignments) {
      const list = lists.get(employeeId);
      if (list) list.push(item);
      else lists.set(employeeId, [item]);
    }
  }
  return lists;
}

const sameItems = (a: readonly PlanningItem[], b: readonly PlanningItem[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/**
 * Makes rows with stable identity: a row is the same object until something in it changes, so that one changed item
 * re-renders one row and not the whole board.
 */
export function rowMaker() {
  let known = new Map<string, { row: BoardRow; items: readonly PlanningItem[] }>();
  return (
    employees: readonly Employee[],
    items: readonly PlanningItem[],
    columns: readonly Column[],
  ): BoardRow[] => {
    const lists = itemsByEmployee(items);
    const next: typeof known = new Map();
    for (const employee of employees) {
      const list = lists.get(employee.id) ?? [];
      const before = known.get(employee.id);
      const unchanged =
        before?.row.employee === employee &&
        before.row.columns === columns &&
        sameItems(before.items, list);
      const row = unchanged ? before.row : { employee, columns, ...placeItems(list, columns) };
      next.set(employee.id, { row, items: list });
    }
    known = next;
    return [...next.values()].map(({ row }) => row);
  };
}

/** The items of one cell, from top to bottom. */
export const itemsAt = (row: BoardRow, column: number): PlacedItem[] =>
  row.placed.filter((placed) => placed.column === column).sort((a, b) => a.lane - b.lane);

/** The employees to show: those in service, and those who left only while they have items; filtered by name. */
export function shownEmployees(
  employees: readonly Employee[],
  items: readonly PlanningItem[],
  filter: string,
): Employee[] {
  const planned = new Set(
    items.flatMap(({ assignments }) => assignments.map(({ employeeId }) => employeeId)),
  );
  const wanted = filter.trim().toLocaleLowerCase('nl');
  return employees.filter(
    ({ id, name, deleted }) =>
      (!deleted || planned.has(id)) && name.toLocaleLowerCase('nl').includes(wanted),
  );
}
