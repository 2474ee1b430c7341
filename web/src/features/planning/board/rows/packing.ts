import type { PlannedItem } from '../../../../data/planning/planning-items.ts';
import type { Bar } from './rows.ts';
import { computeSpan, getItemMinutes, type Scale } from './scale.ts';

const END_OF_DAY = '24:00';
const getStart = ({ startTime }: PlannedItem) => startTime ?? END_OF_DAY;

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** True when items of following days are shown as one: the same work, place and times, and the same people where a row names them. */
const isSameWork = (item: PlannedItem, other: PlannedItem, namesPeople: boolean): boolean =>
  item.projectId === other.projectId &&
  item.clientId === other.clientId &&
  item.startTime === other.startTime &&
  item.endTime === other.endTime &&
  item.location === other.location &&
  item.isDraft === other.isDraft &&
  (!namesPeople || isSameList(item.employeeIds, other.employeeIds));

interface Dated {
  item: PlannedItem;
  column: number;
}

const compareDated = (one: Dated, other: Dated): number => {
  if (one.column !== other.column) return one.column - other.column;
  const a = getStart(one.item);
  const b = getStart(other.item);
  if (a !== b) return a < b ? -1 : 1;
  return one.item.id < other.item.id ? -1 : 1;
};

interface Run {
  items: PlannedItem[];
  from: number;
  to: number;
}

/** Joins equal items of following days, in the order of their days. */
function joinRuns(dated: readonly Dated[], namesPeople: boolean): Run[] {
  const runs: Run[] = [];
  let open: Run[] = [];
  for (const { item, column } of dated) {
    open = open.filter(({ to }) => to >= column - 1);
    const run = open.find(({ to, items }) => {
      const last = items[items.length - 1];
      return to === column - 1 && last !== undefined && isSameWork(last, item, namesPeople);
    });
    if (run) {
      run.items.push(item);
      run.to = column;
    } else {
      const started = { items: [item], from: column, to: column };
      runs.push(started);
      open.push(started);
    }
  }
  return runs;
}

/** Gives each stretch the first lane that is free; `stretches` are in the order of their starts. */
function assignLanes(stretches: readonly { from: number; to: number }[]): number[] {
  const ends: number[] = [];
  return stretches.map(({ from, to }) => {
    let lane = 0;
    while ((ends[lane] ?? Number.NEGATIVE_INFINITY) >= from) lane++;
    ends[lane] = to;
    return lane;
  });
}

/** Packs the items of days as bars in lanes; equal work on following days is one bar. */
export function packDays(
  items: readonly PlannedItem[],
  scale: Scale,
  columnsByDate: ReadonlyMap<string, number>,
) {
  const dated = items
    .map((item) => ({ item, column: columnsByDate.get(item.date) ?? 0 }))
    .sort(compareDated);
  const runs = joinRuns(dated, scale.namesPeople);
  const lanes = assignLanes(runs);
  return runs.map(
    (run, index): Bar => ({
      ...run,
      ...computeSpan(scale, run.from, run.to),
      lane: lanes[index] ?? 0,
    }),
  );
}

/** Packs the items of one day as bars along its hours. */
export function packHours(items: readonly PlannedItem[], scale: Scale): Bar[] {
  const timed = items
    .map((item) => ({ item, ...getItemMinutes(item) }))
    .sort((a, b) => a.from - b.from || (a.item.id < b.item.id ? -1 : 1));
  // An item that begins when another ends can share its lane.
  const lanes = assignLanes(timed.map(({ from, to }) => ({ from, to: to - 1 })));
  return timed.map(({ item, from, to }, index) => ({
    items: [item],
    from: 0,
    to: 0,
    ...computeSpan(scale, from, to),
    lane: lanes[index] ?? 0,
  }));
}

/** Counts the lanes of items: as many as the fullest day has items, because packing wastes no lane. */
export class LaneCount {
  most = 1;
  private readonly counts: Uint16Array;

  constructor(columns: number) {
    this.counts = new Uint16Array(columns);
  }

  add(column: number): void {
    const count = (this.counts[column] ?? 0) + 1;
    this.counts[column] = count;
    if (count > this.most) this.most = count;
  }
}
