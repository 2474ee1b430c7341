import { addDays } from '@ploegplan/contract/dates/dates';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  makeAssignments,
  makePlannedItem,
} from '../../../data/planning/test/test-planning-item.ts';
import type { Gesture } from '../board/gestures.ts';
import {
  type Absent,
  type Bar,
  type BoardRow,
  createRowMaker,
  type RowSubject,
} from '../board/rows/rows.ts';
import { createDaysScale, type Scale } from '../board/rows/scale.ts';

/** A Monday. */
export const monday = '2026-11-16';

export const listWeekFrom = (first: string, count = 7): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

export const makeScale = (
  dates: readonly string[] = listWeekFrom(monday),
  holidays: Record<string, string> = {},
): Scale => {
  const daysOff = Object.entries(holidays).map(
    ([date, name]) => [date, { name, kind: 'holiday' as const }] as const,
  );
  return createDaysScale({ dates, today: monday, daysOff: Object.fromEntries(daysOff) });
};

export const makeSubject = (id: string): RowSubject => ({
  id,
  name: id,
  detail: '',
  href: null,
  heading: null,
});

let count = 0;

/** An item of Ann on the day that is so far after the Monday. */
export const makePlanned = (
  day: number | string,
  values: Parameters<typeof makePlannedItem>[0] = {},
): PlannedItem => {
  count += 1;
  return makePlannedItem({
    id: `item ${String(count).padStart(4, '0')}`,
    date: typeof day === 'string' ? day : addDays(monday, day),
    startTime: '07:00',
    endTime: '16:00',
    assignments: makeAssignments('ann'),
    ...values,
  });
};

interface Content {
  scale?: Scale;
  absent?: readonly Absent[];
}

/** The rows of Ann and Bob. */
export function makeRows(
  items: readonly PlannedItem[],
  { scale = makeScale(), absent = [] }: Content = {},
): { ann: BoardRow; bob: BoardRow } {
  const subjects = ['ann', 'bob'].map(makeSubject);
  const [ann, bob] = createRowMaker()({
    subjects,
    scale,
    items,
    listRows: ({ employeeIds }) => employeeIds,
    listAbsent: (id) => (id === 'ann' ? absent : []),
  });
  if (!ann || !bob) throw new Error('There are two rows');
  return { ann, bob };
}

/** The only bar of a row, or the one at this place. */
export function findBar(row: BoardRow, at = 0): Bar {
  const bar = row.bars()[at];
  if (!bar) throw new Error(`No bar ${at}`);
  return bar;
}

type Move = Extract<Gesture, { kind: 'move' }>;

/** A move of the first bar of a row. */
export const makeMove = (from: BoardRow, values: Partial<Move> = {}): Move => ({
  kind: 'move',
  bar: findBar(from),
  column: null,
  from,
  to: from,
  days: 0,
  minutes: 0,
  isCopy: false,
  ...values,
});
