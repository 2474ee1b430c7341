import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import type { Block } from '../../../../ui/day-grid/cursor.ts';
import { packDays, packHours } from './packing.ts';
import { createItemGrouper, type Grouping, type RowList } from './row-items.ts';
import type { Scale, Span } from './scale.ts';

export interface RowSubject {
  id: string;
  name: string;
  /** The text beside or below the name: a job, a client. */
  detail: string;
  /** The hue of a mark before the name; none by default. */
  hue?: number | null;
  /** The page of the subject. */
  href: string | null;
  /** The heading above the first row of a group; null on the rows that follow it. */
  heading: string | null;
}

/** A stretch of days on which somebody is absent; or a day on which a project needs people. */
export interface Absent {
  from: number;
  to: number;
  label: string;
  /** False: a part of the day, so that there is room for work. */
  isWhole: boolean;
  /** For a project, whether the needed people are planned; `detail` names the missing ones. */
  need?: 'met' | 'short';
  /** The text for hover, longer than the label. */
  detail?: string;
}

/** The same work on one day, or on days that follow each other. */
export interface Bar extends Span {
  /** The items, one for each day in order. */
  items: readonly PlannedItem[];
  /** Indexes of columns, both included. */
  from: number;
  to: number;
  lane: number;
}

export interface BoardRow {
  subject: RowSubject;
  scale: Scale;
  items: readonly PlannedItem[];
  absent: readonly Absent[];
  /** The context that the row is drawn from; with another object in it the row is drawn again. */
  context: readonly unknown[];
  laneCount: number;
  /** Packed when the row is first drawn, because a long board shows few of its rows. */
  bars: () => readonly Bar[];
}

function makeRow(
  subject: RowSubject,
  scale: Scale,
  { items, laneCount: daysLaneCount }: RowList,
  absent: readonly Absent[],
  context: readonly unknown[],
  columnsByDate: ReadonlyMap<string, number>,
): BoardRow {
  if (scale.hours) {
    const packed = packHours(items, scale);
    const laneCount = packed.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
    return { subject, scale, items, absent, context, laneCount, bars: () => packed };
  }
  let packed: readonly Bar[] | undefined;
  return {
    subject,
    scale,
    items,
    absent,
    context,
    laneCount: daysLaneCount,
    bars: () => {
      packed ??= packDays(items, scale, columnsByDate);
      return packed;
    },
  };
}

const isSame = <T>(a: readonly T[], b: readonly T[]) =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

const nothing: readonly never[] = [];
const nobody: RowList = { items: nothing, laneCount: 1 };

interface Content extends Grouping {
  listAbsent?: (subjectId: string) => readonly Absent[];
  listContext?: (subjectId: string) => readonly unknown[];
}

/**
 * Makes rows with stable identity: a row is the same object until something in it changes, so that one changed item
 * draws one row and not the whole board.
 */
export function createRowMaker() {
  const groupItems = createItemGrouper();
  let known = new Map<string, BoardRow>();
  return ({ listAbsent, listContext, ...grouping }: Content): BoardRow[] => {
    const { subjects, scale } = grouping;
    const { lists, columnsByDate } = groupItems(grouping);
    const next: typeof known = new Map();
    const rows = subjects.map((subject) => {
      const list = lists.get(subject.id) ?? nobody;
      const absent = listAbsent?.(subject.id) ?? nothing;
      const context = listContext?.(subject.id) ?? nothing;
      const before = known.get(subject.id);
      const isUnchanged =
        before !== undefined &&
        before.subject === subject &&
        before.scale === scale &&
        before.absent === absent &&
        isSame(before.context, context) &&
        isSame(before.items, list.items);
      const row = isUnchanged
        ? before
        : makeRow(subject, scale, list, absent, context, columnsByDate);
      next.set(subject.id, row);
      return row;
    });
    known = next;
    return rows;
  };
}

/** The bars over one column, from top to bottom. */
export const listBarsAt = (row: BoardRow, column: number): Bar[] =>
  row
    .bars()
    .filter(({ from, to }) => from <= column && column <= to)
    .sort((a, b) => a.lane - b.lane);

/** The bars that touch some cells. */
export const listBarsIn = (rows: readonly BoardRow[], { top, bottom, left, right }: Block): Bar[] =>
  rows
    .slice(top, bottom + 1)
    .flatMap((row) => row.bars().filter(({ from, to }) => from <= right && left <= to));

/** The item of a bar on the day of a column. */
export const getItemOn = (bar: Bar, column: number): PlannedItem | undefined =>
  bar.items[Math.min(Math.max(column, bar.from), bar.to) - bar.from];

/** Finds an absence of the whole day. */
export const findAbsentAt = (row: BoardRow, column: number): Absent | undefined =>
  row.absent.find(({ from, to, isWhole }) => isWhole && from <= column && column <= to);
