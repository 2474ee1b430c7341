import { DAY, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import {
  type ItemChange,
  isMovable,
  type PlannedItem,
} from '../../../data/planning/planning-items.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { type Gesture, isToOtherRow } from '../board/gestures.ts';
import { getItemOn } from '../board/rows/rows.ts';
import { formatTime, type Scale } from '../board/rows/scale.ts';
import { addWorkdays } from './days.ts';

export type Values = Extract<PlanningEdit, { kind: 'copy' }>['values'];

const createRangeId = (count: number) => (count > 1 ? uuidv7() : null);

/** Copies of items with these values; those that were one range are one again. */
export function copyEdits(
  items: readonly PlannedItem[],
  valuesFor: (item: PlannedItem) => Values,
): PlanningEdit[] {
  const counts = new Map<string, number>();
  for (const { rangeId } of items) {
    if (rangeId) counts.set(rangeId, (counts.get(rangeId) ?? 0) + 1);
  }
  const ranges = new Map([...counts].map(([id, count]) => [id, createRangeId(count)]));
  return items.map((item) => ({
    kind: 'copy',
    id: uuidv7(),
    of: item.id,
    values: { ...valuesFor(item), rangeId: ranges.get(item.rangeId ?? '') ?? null },
  }));
}

type Seen = Pick<PlannedItem, 'id' | 'version'>;

export const changeEdit = ({ id, version }: Seen, values: ItemChange): PlanningEdit => ({
  kind: 'change',
  id,
  version,
  values,
});

export const removeEdits = (items: readonly Seen[]): PlanningEdit[] =>
  items.map(({ id, version }) => ({ kind: 'remove', id, version }));

export type RowsBy = 'employees' | 'projects' | 'materials';

/** The rows in which an item stands. */
export const listRows: Record<RowsBy, (item: PlannedItem) => readonly string[]> = {
  employees: ({ employeeIds }) => employeeIds,
  projects: ({ projectId }) => (projectId === null ? [] : [projectId]),
  materials: ({ materialIds }) => materialIds,
};

export type Move = Extract<Gesture, { kind: 'move' }>;

/** The day so many columns further; beyond the columns, the days that would follow. */
function shiftDate(date: string, by: number, { columns }: Scale): string {
  const index = columns.findIndex((column) => column.date === date);
  if (index === -1) return addDays(date, by);
  const column = columns[index + by];
  if (column) return column.date;
  const skipsWeekend = columns.length > 1 && !columns.some((candidate) => candidate.isWeekend);
  return skipsWeekend ? addWorkdays(date, by) : addDays(date, by);
}

/** The list with one id in the place of another, each once. */
const replaceId = (ids: readonly string[], from: string, to: string): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

interface RowMove {
  from: string;
  to: string;
  rowsBy: RowsBy;
  isCopy: boolean;
}

/** Computes the changes in an item that is moved or copied from one row to another. */
export function computeRowValues(item: PlannedItem, { from, to, rowsBy, isCopy }: RowMove): Values {
  if (from === to) return {};
  switch (rowsBy) {
    case 'employees':
      // A copy for somebody else is for that person alone.
      if (isCopy) return { employeeIds: [to] };
      return item.employeeIds.includes(from)
        ? { employeeIds: replaceId(item.employeeIds, from, to) }
        : {};
    case 'projects':
      return { projectId: to, clientId: null };
    case 'materials':
      return { materialIds: replaceId(item.materialIds, from, to) };
  }
}

/** Moves the times by some minutes; the work still begins on its own day. */
function computeTimeValues({ startTime, endTime }: PlannedItem, minutes: number): Values {
  const begin = startTime ?? endTime;
  if (minutes === 0 || begin === null) return {};
  const from = toMinuteOfDay(begin);
  const by = Math.max(0, Math.min(from + minutes, DAY - 1)) - from;
  const moved = (time: string | null) => time && formatTime((toMinuteOfDay(time) + by + DAY) % DAY);
  return { startTime: moved(startTime), endTime: moved(endTime) };
}

export const isAnySelected = (items: readonly PlannedItem[], selected: readonly PlannedItem[]) =>
  items.some(({ id }) => selected.some((item) => item.id === id));

/** The items that a drag takes along: those of the bar, or one of them; all selected ones when it is among them. */
export function listMovedItems(
  { bar, column }: Pick<Move, 'bar' | 'column'>,
  selected: readonly PlannedItem[],
): readonly PlannedItem[] {
  const own =
    column === null ? bar.items : [getItemOn(bar, column)].filter((item) => item !== undefined);
  return isAnySelected(own, selected) ? selected : own;
}

/**
 * The move with those days of its range that go on from the bar beyond the shown days, of what is known: else a drag would leave
 * a part of the bar behind that nobody sees.
 */
export function completeMove(gesture: Move, known: readonly PlannedItem[]): Move {
  const { bar, column, from } = gesture;
  const [first] = bar.items;
  const last = bar.items.at(-1);
  if (column !== null || !first || !last || first.rangeId === null) return gesture;
  const { columns } = from.scale;
  const beyond = new Map(
    known.filter(({ rangeId }) => rangeId === first.rangeId).map((item) => [item.date, item]),
  );
  const next = (item: PlannedItem, by: 1 | -1): PlannedItem[] => {
    const found = beyond.get(addDays(item.date, by));
    return found ? [found, ...next(found, by)] : [];
  };
  const before = first.date === columns[0]?.date ? next(first, -1).reverse() : [];
  const after = last.date === columns.at(-1)?.date ? next(last, 1) : [];
  if (before.length + after.length === 0) return gesture;
  return { ...gesture, bar: { ...bar, items: [...before, ...bar.items, ...after] } };
}

/** Computes each item after a move, for the edit and for the warnings beforehand. */
export function computeMoveValues(item: PlannedItem, gesture: Move, rowsBy: RowsBy): Values {
  const { from, to, days, minutes, isCopy } = gesture;
  const date = shiftDate(item.date, days, from.scale);
  const rows = { from: from.subject.id, to: to.subject.id };
  return {
    ...(date !== item.date && { date }),
    ...computeTimeValues(item, minutes),
    ...computeRowValues(item, { ...rows, rowsBy, isCopy }),
  };
}

export interface Wording {
  /** Formats the title of items together: 'Bos', 'Bos (3 dagen)', '4 items'. */
  formatTitle: (items: readonly PlannedItem[]) => string;
}

/** The edits of a drag with the mouse, a finger or the keyboard. */
export function moveCommand(
  gesture: Move,
  selected: readonly PlannedItem[],
  rowsBy: RowsBy,
  { formatTitle }: Wording,
): PlanningCommand {
  const items = listMovedItems(gesture, selected);
  const valuesFor = (item: PlannedItem) => computeMoveValues(item, gesture, rowsBy);
  const edits = gesture.isCopy
    ? copyEdits(items, valuesFor)
    : items.map((item) => changeEdit(item, valuesFor(item)));
  const [first] = items;
  const date = (first && valuesFor(first).date) ?? first?.date ?? '';
  const whom = isToOtherRow(gesture) ? `${gesture.to.subject.name}, ` : '';
  const verb = gesture.isCopy ? 'gekopieerd' : 'verplaatst';
  return {
    edits,
    label: `${formatTitle(items)} ${verb} naar ${whom}${formatDay(date)}`,
  };
}

/** True when two items of one day overlap; one without times takes all of its day. */
function areAtOnce(one: PlannedItem, other: PlannedItem): boolean {
  if (!one.startTime || !one.endTime || !other.startTime || !other.endTime) return true;
  const [from, to] = [toMinuteOfDay(one.startTime), toMinuteOfDay(one.endTime)];
  const [otherFrom, otherTo] = [toMinuteOfDay(other.startTime), toMinuteOfDay(other.endTime)];
  const end = (start: number, at: number) => (at <= start ? at + DAY : at);
  return from < end(otherFrom, otherTo) && otherFrom < end(from, to);
}

/** The edits by which two people exchange their work, when work is dragged to somebody who has work then; null where they cannot. */
export function swapCommand(
  gesture: Move,
  selected: readonly PlannedItem[],
  workOfOther: readonly PlannedItem[],
): PlanningCommand | null {
  const { from, to, days, minutes, isCopy, isDropped = false } = gesture;
  // By keys work passes many rows, which are not drop targets.
  if (!isDropped || isCopy || days !== 0 || minutes !== 0 || !isToOtherRow(gesture)) return null;
  const given = listMovedItems(gesture, selected);
  const taken = workOfOther.filter((item) =>
    given.some((candidate) => candidate.date === item.date && areAtOnce(candidate, item)),
  );
  const [own, other] = [from.subject.id, to.subject.id];
  const canGo = (items: readonly PlannedItem[], id: string, not: string) =>
    items.every(
      (item) => isMovable(item) && item.employeeIds.includes(id) && !item.employeeIds.includes(not),
    );
  if (taken.length === 0 || !canGo(given, own, other) || !canGo(taken, other, own)) return null;
  const exchange = (items: readonly PlannedItem[], leaves: string, comes: string) =>
    items.map((item) =>
      changeEdit(
        item,
        computeRowValues(item, { from: leaves, to: comes, rowsBy: 'employees', isCopy: false }),
      ),
    );
  return {
    edits: [...exchange(given, own, other), ...exchange(taken, other, own)],
    label: `${from.subject.name} en ${to.subject.name} gewisseld op ${formatDay(given[0]?.date ?? '')}`,
  };
}

/** Finds the date of a command's changes when no shown day has any; otherwise null. */
export function findDateAway({ edits }: PlanningCommand, { columns }: Scale): string | null {
  const dates = edits.map((edit) => (edit.kind === 'change' ? edit.values.date : undefined));
  const isShown = dates.some((day) => !day || columns.some(({ date }) => date === day));
  return isShown ? null : (dates[0] ?? null);
}
