import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { assigned, plannedOf } from '../../../data/planning/test-planning-item.ts';
import type { Gesture } from '../board/gestures.ts';
import {
  type Absent,
  type Bar,
  type BoardRow,
  type RowSubject,
  rowMaker,
} from '../board/rows/rows.ts';
import { daysScale, type Scale } from '../board/rows/scale.ts';

/** A Monday. */
export const monday = '2026-11-16';

export const weekFrom = (first: string, count = 7): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

export const scaleOf = (
  dates: readonly string[] = weekFrom(monday),
  holidays: Record<string, string> = {},
): Scale => {
  const daysOff = Object.entries(holidays).map(
    ([date, name]) => [date, { name, kind: 'holiday' as const }] as const,
  );
  return daysScale({ dates, today: monday, daysOff: Object.fromEntries(daysOff) });
};

export const subjectOf = (id: string): RowSubject => ({
  id,
  name: id,
  detail: '',
  href: null,
  heading: null,
});

let count = 0;

/** An item of Ann on the day that is so far after the Monday. */
export const itemOf = (
  day: number | string,
  values: Parameters<typeof plannedOf>[0] = {},
): PlannedItem => {
  count += 1;
  return plannedOf({
    id: `item ${String(count).padStart(4, '0')}`,
    date: typeof day === 'string' ? day : addDays(monday, day),
    startTime: '07:00',
    endTime: '16:00',
    assignments: assigned('ann'),
    ...values,
  });
};

interface Content {
  scale?: Scale;
  absent?: readonly Absent[];
}

/** The rows of Ann and Bob. */
export function rowsOf(
  items: readonly PlannedItem[],
  { scale = scaleOf(), absent = [] }: Content = {},
): { ann: BoardRow; bob: BoardRow } {
  const subjects = ['ann', 'bob'].map(subjectOf);
  const [ann, bob] = rowMaker()({
    subjects,
    scale,
    items,
    rowsOf: ({ employeeIds }) => employeeIds,
    absentOf: (id) => (id === 'ann' ? absent : []),
  });
  if (!ann || !bob) throw new Error('There are two rows');
  return { ann, bob };
}

/** The only bar of a row, or the one at this place. */
export function barOf(row: BoardRow, at = 0): Bar {
  const bar = row.bars()[at];
  if (!bar) throw new Error(`No bar ${at}`);
  return bar;
}

type Move = Extract<Gesture, { kind: 'move' }>;

/** A move of the first bar of a row. */
export const moveOf = (from: BoardRow, values: Partial<Move> = {}): Move => ({
  kind: 'move',
  bar: barOf(from),
  column: null,
  from,
  to: from,
  days: 0,
  minutes: 0,
  isCopy: false,
  ...values,
});
