import { getMonday } from '@ploegplan/contract/dates/dates';
import {
  createCellKey,
  createWeekKey,
  type HoursCell,
} from '@ploegplan/contract/rules/hours/hours';
import { compareNames } from '../../lib/values/compare-names.ts';
import { toPlain } from '../../lib/values/matching.ts';
import type { HoursGroup } from './remembered.ts';

export interface Named {
  id: string;
  name: string;
  /** Other words to find the row by: crew, client. */
  detail: string;
}

export interface HoursNames {
  /** The employees in service in the period, sorted by name. */
  people: readonly Named[];
  getPerson: (id: string) => Named;
  getTarget: (id: string) => Named;
  getKind: (id: string) => string;
  /** The kinds in their order, the standard one first. */
  kindOrder: (id: string) => number;
}

/** The place where hours are recorded, without the day. */
export interface LinePlace {
  employeeId: string;
  targetId: string;
  projectId: string | null;
  clientId: string | null;
  kindId: string;
}

/** Sums in quarters. */
export interface Sums {
  planned: number;
  /** The planned hours of past days, or of days with recorded hours; the difference is computed from these. */
  due: number;
  recorded: number;
  /** The recorded hours of planned work without times, which cannot be compared. */
  untimed: number;
}

export interface GroupRow extends Sums {
  type: 'group';
  id: string;
  name: string;
  detail: string;
  /** Recorded quarters by day; null where nothing is recorded. */
  days: (number | null)[];
  /** True when the row opens a register; a client's work without a project has none. */
  opens: boolean;
}

export interface LineRow extends Sums {
  type: 'line';
  id: string;
  place: LinePlace;
  /** The target under a person, the person under a target. */
  name: string;
  detail: string;
  /** The kind when it is not the standard one. */
  kind: string;
  /** The cells by day; null where a day has no hours yet. */
  cells: (HoursCell | null)[];
}

export type HoursRow = GroupRow | LineRow;

/** The sums of all rows that are shown. */
export function sumRows(rows: readonly HoursRow[]): Sums {
  const sums: Sums = { planned: 0, due: 0, recorded: 0, untimed: 0 };
  for (const row of rows) {
    if (row.type === 'line') continue;
    sums.planned += row.planned;
    sums.due += row.due;
    sums.recorded += row.recorded;
    sums.untimed += row.untimed;
  }
  return sums;
}

const createLineId = ({ employeeId, targetId, kindId }: LinePlace) =>
  `${employeeId} ${targetId} ${kindId}`;

/** Each group of the rows with its lines. */
export function groupRows(rows: readonly HoursRow[]): { row: GroupRow; lines: LineRow[] }[] {
  const groups: { row: GroupRow; lines: LineRow[] }[] = [];
  for (const row of rows) {
    if (row.type === 'group') groups.push({ row, lines: [] });
    else groups.at(-1)?.lines.push(row);
  }
  return groups;
}

interface Shown {
  group: HoursGroup;
  days: readonly string[];
  today: string;
  names: HoursNames;
  search: string;
}

/** The lines of all cells on these days, with their cells by day. */
function buildLines(cells: ReadonlyMap<string, HoursCell>, { days, today, names, group }: Shown) {
  const column = new Map(days.map((day, at) => [day, at]));
  const lines = new Map<string, LineRow>();
  const at = (place: LinePlace): LineRow => {
    const id = createLineId(place);
    let line = lines.get(id);
    if (!line) {
      const { employeeId, targetId, projectId, clientId, kindId } = place;
      const of = group === 'people' ? names.getTarget(targetId) : names.getPerson(employeeId);
      line = {
        type: 'line',
        id,
        place: { employeeId, targetId, projectId, clientId, kindId },
        name: of.name,
        detail: of.detail,
        kind: names.kindOrder(kindId) === 0 ? '' : names.getKind(kindId),
        cells: days.map(() => null),
        planned: 0,
        due: 0,
        recorded: 0,
        untimed: 0,
      };
      lines.set(id, line);
    }
    return line;
  };
  for (const cell of cells.values()) {
    const day = column.get(cell.date);
    if (day === undefined) continue;
    const line = at(cell);
    line.cells[day] = cell;
    line.planned += cell.planned ?? 0;
    if (cell.date < today || cell.quarters !== null) line.due += cell.planned ?? 0;
    line.recorded += cell.quarters ?? 0;
    if (cell.planned === 0) line.untimed += cell.quarters ?? 0;
  }
  return [...lines.values()];
}

function groupRow(
  { id, name, detail }: Named,
  lines: readonly LineRow[],
  { days, group }: Shown,
): GroupRow {
  const sums: (number | null)[] = days.map(() => null);
  let [planned, due, recorded, untimed] = [0, 0, 0, 0];
  for (const line of lines) {
    planned += line.planned;
    due += line.due;
    recorded += line.recorded;
    untimed += line.untimed;
    line.cells.forEach((cell, day) => {
      if (cell?.quarters != null) sums[day] = (sums[day] ?? 0) + cell.quarters;
    });
  }
  const opens = group === 'people' || lines.some(({ place }) => place.projectId !== null);
  return { type: 'group', id, name, detail, days: sums, opens, planned, due, recorded, untimed };
}

/** The rows of the grid: people with their work, or work with its people; those that the search finds. */
export function buildRows(cells: ReadonlyMap<string, HoursCell>, shown: Shown): HoursRow[] {
  const { group, names, search } = shown;
  const query = toPlain(search.trim());
  const byGroup = Map.groupBy(buildLines(cells, shown), ({ place }) =>
    group === 'people' ? place.employeeId : place.targetId,
  );
  const ids = new Set([
    ...(group === 'people' ? names.people.map(({ id }) => id) : []),
    ...byGroup.keys(),
  ]);
  const groups = [...ids]
    .map((id) => (group === 'people' ? names.getPerson(id) : names.getTarget(id)))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const finds = ({ name, detail }: { name: string; detail: string }) =>
    toPlain(`${name} ${detail}`).includes(query);
  return groups.flatMap((of) => {
    const all = byGroup.get(of.id) ?? [];
    const found = query === '' || finds(of) ? all : all.filter(finds);
    if (query !== '' && found.length === 0 && !finds(of)) return [];
    const lines = found.toSorted(
      (a, b) =>
        compareNames(a.name, b.name) ||
        names.kindOrder(a.place.kindId) - names.kindOrder(b.place.kindId),
    );
    return [groupRow(of, lines, shown), ...lines];
  });
}

const isSame = (a: HoursRow, b: HoursRow): boolean => {
  if (a.type === 'group') {
    return (
      b.type === 'group' &&
      a.name === b.name &&
      a.detail === b.detail &&
      a.planned === b.planned &&
      a.due === b.due &&
      a.untimed === b.untimed &&
      a.days.length === b.days.length &&
      a.days.every((sum, day) => sum === b.days[day])
    );
  }
  return (
    b.type === 'line' &&
    a.name === b.name &&
    a.detail === b.detail &&
    a.kind === b.kind &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, day) => cell === b.cells[day])
  );
};

/** The new rows, the same objects where nothing changed, so that only changed rows are drawn again. */
export function keepSame(before: readonly HoursRow[], rows: readonly HoursRow[]): HoursRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const same = known.get(row.id);
    return same && isSame(same, row) ? same : row;
  });
}

/** The key of the cell of a line on a day. */
export const createKeyAt = ({ employeeId, targetId, kindId }: LinePlace, date: string): string =>
  createCellKey(employeeId, date, targetId, kindId);

/** The cells of each week of an employee, whole weeks also where the period begins in the middle of one. */
export const groupCellsByWeek = (cells: Iterable<HoursCell>): Map<string, HoursCell[]> =>
  Map.groupBy(cells, ({ employeeId, date }) => createWeekKey(employeeId, getMonday(date)));
