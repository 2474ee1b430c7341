import type { PlanningEdit } from '@ploegplan/contract/planning.schemas';
import { DAY, minuteOfDay } from '@ploegplan/contract/rules/clock';
import { addDays } from '@ploegplan/contract/rules/dates';
import { isWeekend } from '@ploegplan/contract/rules/weekdays';
import { v7 as uuidv7 } from 'uuid';
import type { PlanningCommand } from '../../data/planning-editor.ts';
import type { ItemChange, PlannedItem } from '../../data/planning-items.ts';
import { formatDay, formatTimes } from '../../lib/dates/dates.ts';
import { type Gesture, isToOtherRow } from './board/gestures.ts';
import { absentAt, type BoardRow, itemOn } from './board/rows.ts';
import { minutesOfItem, type Scale, timeOf } from './board/scale.ts';
import { addWorkdays } from './days.ts';

export type RowsBy = 'employees' | 'projects' | 'materials';

/** The rows in which an item stands. */
export const rowsOf: Record<RowsBy, (item: PlannedItem) => readonly string[]> = {
  employees: ({ employeeIds }) => employeeIds,
  projects: ({ projectId }) => (projectId === null ? [] : [projectId]),
  materials: ({ materialIds }) => materialIds,
};

export type Values = Extract<PlanningEdit, { kind: 'copy' }>['values'];

type Move = Extract<Gesture, { kind: 'move' }>;
type Resize = Extract<Gesture, { kind: 'resize' }>;

/** The day so many columns further; beyond the columns, the days that would follow. */
function shiftedDate(date: string, by: number, { columns }: Scale): string {
  const index = columns.findIndex((column) => column.date === date);
  if (index === -1) return addDays(date, by);
  const column = columns[index + by];
  if (column) return column.date;
  const skipsWeekend = columns.length > 1 && !columns.some((one) => one.isWeekend);
  return skipsWeekend ? addWorkdays(date, by) : addDays(date, by);
}

/** The list with one id in the place of another, each once. */
const replaced = (ids: readonly string[], from: string, to: string): string[] => [
  ...new Set(ids.map((id) => (id === from ? to : id))),
];

interface RowMove {
  from: string;
  to: string;
  rowsBy: RowsBy;
  isCopy: boolean;
}

/** What moving or copying an item from one row to another changes in it. */
export function rowValues(item: PlannedItem, { from, to, rowsBy, isCopy }: RowMove): Values {
  if (from === to) return {};
  switch (rowsBy) {
    case 'employees':
      // A copy for somebody else is for that person alone.
      if (isCopy) return { employeeIds: [to] };
      return item.employeeIds.includes(from)
        ? { employeeIds: replaced(item.employeeIds, from, to) }
        : {};
    case 'projects':
      return { projectId: to, clientId: null };
    case 'materials':
      return { materialIds: replaced(item.materialIds, from, to) };
  }
}

/** Later or earlier by some minutes; it still begins on its own day. */
function timeValues({ startTime, endTime }: PlannedItem, minutes: number): Values {
  const begin = startTime ?? endTime;
  if (minutes === 0 || begin === null) return {};
  const from = minuteOfDay(begin);
  const by = Math.max(0, Math.min(from + minutes, DAY - 1)) - from;
  const moved = (time: string | null) => time && timeOf((minuteOfDay(time) + by + DAY) % DAY);
  return { startTime: moved(startTime), endTime: moved(endTime) };
}

/** Whether any of these items is selected. */
export const isAnySelected = (items: readonly PlannedItem[], selected: readonly PlannedItem[]) =>
  items.some(({ id }) => selected.some((one) => one.id === id));

/** The items that a drag takes along: those of the bar, or one of them; all selected ones when it is among them. */
export function movedItems(
  { bar, column }: Pick<Move, 'bar' | 'column'>,
  selected: readonly PlannedItem[],
): readonly PlannedItem[] {
  const own =
    column === null ? bar.items : [itemOn(bar, column)].filter((item) => item !== undefined);
  return isAnySelected(own, selected) ? selected : own;
}

/** What a move makes of each item, for the edit and for the warnings beforehand. */
export function valuesOfMove(item: PlannedItem, gesture: Move, rowsBy: RowsBy): Values {
  const { from, to, days, minutes, isCopy } = gesture;
  const date = shiftedDate(item.date, days, from.scale);
  const rows = { from: from.subject.id, to: to.subject.id };
  return {
    ...(date !== item.date && { date }),
    ...timeValues(item, minutes),
    ...rowValues(item, { ...rows, rowsBy, isCopy }),
  };
}

const newRange = (count: number) => (count > 1 ? uuidv7() : null);

/** Copies of items with these values; those that were one range are one again. */
export function copyEdits(
  items: readonly PlannedItem[],
  valuesFor: (item: PlannedItem) => Values,
): PlanningEdit[] {
  const counts = new Map<string, number>();
  for (const { rangeId } of items) {
    if (rangeId) counts.set(rangeId, (counts.get(rangeId) ?? 0) + 1);
  }
  const ranges = new Map([...counts].map(([id, count]) => [id, newRange(count)]));
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

export interface Wording {
  /** What an item is called. */
  titleOf: (item: PlannedItem) => string;
}

const daysText = (items: readonly PlannedItem[]) =>
  items.length === 1 ? '' : ` (${items.length} dagen)`;

/** The edits of a drag with the mouse, a finger or the keyboard. */
export function moveCommand(
  gesture: Move,
  selected: readonly PlannedItem[],
  rowsBy: RowsBy,
  { titleOf }: Wording,
): PlanningCommand {
  const items = movedItems(gesture, selected);
  const valuesFor = (item: PlannedItem) => valuesOfMove(item, gesture, rowsBy);
  const edits = gesture.isCopy
    ? copyEdits(items, valuesFor)
    : items.map((item) => changeEdit(item, valuesFor(item)));
  const [first] = items;
  const date = (first && valuesFor(first).date) ?? first?.date ?? '';
  const whom = isToOtherRow(gesture) ? `${gesture.to.subject.name}, ` : '';
  const verb = gesture.isCopy ? 'gekopieerd' : 'verplaatst';
  return {
    edits,
    label: `${first ? titleOf(first) : ''}${daysText(items)} ${verb} naar ${whom}${formatDay(date)}`,
  };
}

/** Whether nobody works that day by itself: a weekend, a holiday, leave of the person in the row. */
const isDayOff = (row: BoardRow, column: number) => {
  const { date, holiday } = row.scale.columns[column] ?? { date: '', holiday: undefined };
  return isWeekend(date) || holiday !== undefined || absentAt(row, column) !== undefined;
};

/** The columns of a stretch on which work is planned; days off in between are skipped unless there are no others. */
export function plannedColumns(row: BoardRow, from: number, to: number): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const working = all.filter((column) => !isDayOff(row, column));
  return working.length > 0 ? working : all;
}

interface Stretch {
  added: { item: PlannedItem; date: string }[];
  removed: readonly PlannedItem[];
}

/** The first and last of some days. */
export function endsOf(dates: readonly string[]): [first: string, last: string] {
  const sorted = dates.toSorted();
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}

/** What another beginning or end of a bar adds and removes. */
export function stretchOf({ bar, row, from, to }: Resize): Stretch {
  const dateOf = (column: number) => row.scale.columns[column]?.date ?? '';
  const first = bar.items[0];
  const last = bar.items.at(-1);
  const before = first && from < bar.from ? plannedColumns(row, from, bar.from - 1) : [];
  const after = last && to > bar.to ? plannedColumns(row, bar.to + 1, to) : [];
  return {
    added: [
      ...before.map((column) => ({ item: first as PlannedItem, date: dateOf(column) })),
      ...after.map((column) => ({ item: last as PlannedItem, date: dateOf(column) })),
    ],
    removed: bar.items.filter((_, at) => bar.from + at < from || bar.from + at > to),
  };
}

/** The range that the days of a bar belong to; null when they are not one range yet. */
function rangeOf(items: readonly PlannedItem[]): string | null {
  const range = items[0]?.rangeId ?? null;
  return items.every(({ rangeId }) => rangeId === range) ? range : null;
}

/** The times of an item of which an end was dragged; the other end is as it was. */
export function timesOfResize(item: PlannedItem, { from, to }: Pick<Resize, 'from' | 'to'>) {
  const now = minutesOfItem(item);
  return {
    startTime: from === now.from ? item.startTime : timeOf(from),
    endTime: to === now.to ? item.endTime : timeOf(to),
  };
}

/** The edits of dragging an end of a bar: another time, or more or fewer days, which become one range. */
export function resizeCommand(gesture: Resize, { titleOf }: Wording): PlanningCommand | null {
  const { bar, row, from } = gesture;
  const [first] = bar.items;
  if (!first) return null;
  if (row.scale.hours) {
    const times = timesOfResize(first, gesture);
    return {
      edits: [changeEdit(first, times)],
      label: `${titleOf(first)}: ${formatTimes(times)}`,
    };
  }
  const { added, removed } = stretchOf(gesture);
  if (added.length === 0 && removed.length === 0) return null;
  const kept = bar.items.filter((item) => !removed.includes(item));
  const rangeId = rangeOf(kept) ?? (added.length > 0 ? uuidv7() : null);
  const tied = added.length > 0 ? kept.filter((item) => item.rangeId !== rangeId) : [];
  const [begin, end] = endsOf([...kept, ...added].map(({ date }) => date));
  return {
    edits: [
      ...tied.map((item) => changeEdit(item, { rangeId })),
      ...added.map(
        ({ item, date }): PlanningEdit => ({
          kind: 'copy',
          id: uuidv7(),
          of: item.id,
          values: { date, rangeId },
        }),
      ),
      ...removeEdits(removed),
    ],
    label: `${titleOf(first)} ${from === bar.from ? `tot en met ${formatDay(end)}` : `vanaf ${formatDay(begin)}`}`,
  };
}
