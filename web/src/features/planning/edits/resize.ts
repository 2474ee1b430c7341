import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { v7 as uuidv7 } from 'uuid';
import type { PlanningCommand } from '../../../data/planning/planning-editor.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatDay, formatTimes } from '../../../lib/dates/dates.ts';
import type { Gesture } from '../board/gestures.ts';
import { type BoardRow, findAbsentAt } from '../board/rows/rows.ts';
import { formatTime, getItemMinutes } from '../board/rows/scale.ts';
import { changeEdit, removeEdits, type Wording } from './commands.ts';

type Resize = Extract<Gesture, { kind: 'resize' }>;

type Times = Pick<PlannedItem, 'startTime' | 'endTime'>;

/**
 * True when work does not extend to that day by itself: no day of the working week; on one of the days of the work a holiday, or leave of
 * the person in the row.
 */
function isDayOff(row: BoardRow, at: number, times: Times): boolean {
  const { columns } = row.scale;
  const column = columns[at];
  if (!column) return false;
  if (column.isFree) return true;
  const days = listShiftDays({ ...times, date: column.date });
  return columns.some(
    ({ date, holiday }, index) =>
      days.includes(date) && (holiday !== undefined || findAbsentAt(row, index) !== undefined),
  );
}

const noTimes: Times = { startTime: null, endTime: null };

/** The columns of a stretch on which work is planned; days off in between are skipped unless there are no others. */
export function listPlannedColumns(
  row: BoardRow,
  from: number,
  to: number,
  times: Times = noTimes,
): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const working = all.filter((column) => !isDayOff(row, column, times));
  return working.length > 0 ? working : all;
}

interface Stretch {
  added: { item: PlannedItem; date: string }[];
  removed: readonly PlannedItem[];
}

/** The first and last of some days. */
export function getEnds(dates: readonly string[]): [first: string, last: string] {
  const sorted = dates.toSorted();
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}

/** Computes what to add and remove for another begin or end of a bar. */
export function computeStretch({ bar, row, from, to }: Resize): Stretch {
  const getDate = (column: number) => row.scale.columns[column]?.date ?? '';
  const first = bar.items[0];
  const last = bar.items.at(-1);
  const before = first && from < bar.from ? listPlannedColumns(row, from, bar.from - 1, first) : [];
  const after = last && to > bar.to ? listPlannedColumns(row, bar.to + 1, to, last) : [];
  return {
    added: [
      ...before.map((column) => ({ item: first as PlannedItem, date: getDate(column) })),
      ...after.map((column) => ({ item: last as PlannedItem, date: getDate(column) })),
    ],
    removed: bar.items.filter((_, at) => bar.from + at < from || bar.from + at > to),
  };
}

/** The range that the days of a bar belong to; null when they are not one range yet. */
function findRange(items: readonly PlannedItem[]): string | null {
  const range = items[0]?.rangeId ?? null;
  return items.every(({ rangeId }) => rangeId === range) ? range : null;
}

/** The times of an item of which an end was dragged; the other end is as it was. */
export function computeResizedTimes(item: PlannedItem, { from, to }: Pick<Resize, 'from' | 'to'>) {
  const now = getItemMinutes(item);
  return {
    startTime: from === now.from ? item.startTime : formatTime(from),
    endTime: to === now.to ? item.endTime : formatTime(to),
  };
}

/** The edits of dragging an end of a bar: another time, or more or fewer days, which become one range. */
export function resizeCommand(gesture: Resize, { formatTitle }: Wording): PlanningCommand | null {
  const { bar, row, from } = gesture;
  const [first] = bar.items;
  if (!first) return null;
  if (row.scale.hours) {
    const times = computeResizedTimes(first, gesture);
    return {
      edits: [changeEdit(first, times)],
      label: `${formatTitle([first])}: ${formatTimes(times)}`,
    };
  }
  const { added, removed } = computeStretch(gesture);
  if (added.length === 0 && removed.length === 0) return null;
  const remaining = bar.items.filter((item) => !removed.includes(item));
  const rangeId = findRange(remaining) ?? (added.length > 0 ? uuidv7() : null);
  const tied = added.length > 0 ? remaining.filter((item) => item.rangeId !== rangeId) : [];
  const [begin, end] = getEnds([...remaining, ...added].map(({ date }) => date));
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
    label: `${formatTitle([first])} ${from === bar.from ? `tot en met ${formatDay(end)}` : `vanaf ${formatDay(begin)}`}`,
  };
}
