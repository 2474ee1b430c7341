import { getMonday } from '../../dates/dates.ts';
import { fromQuarters, toQuarters } from '../leave/hours.ts';
import { computePlannedHours, type DayRules } from '../working-time/planned-hours.ts';

interface Target {
  projectId: string | null;
  clientId: string | null;
}

interface Item extends Target {
  itemId: string;
  employeeId: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  entered: number | null;
  notes: string;
  isOtherWork?: true | undefined;
}

interface Line extends Target {
  employeeId: string;
  date: string;
  kindId: string;
  hours: number;
  entered: number | null;
  reason: string;
  at: string;
  by: string;
}

interface Approved {
  employeeId: string;
  monday: string;
}

/** The hours of an employee on a day, for a project or client, of a kind. In quarters; null where there is nothing. */
export interface HoursCell extends Target {
  key: string;
  employeeId: string;
  date: string;
  /** Id of the project, else of the client. */
  targetId: string;
  kindId: string;
  planned: number | null;
  entered: number | null;
  /** What the office recorded. */
  line: Line | null;
  /** What counts: the office's, else what was entered. */
  quarters: number | null;
  /** Whether the week is approved. */
  approved: boolean;
  notes: string;
  /** The employee recorded some of it without planning. */
  isOtherWork?: true;
}

export const getTargetId = ({ projectId, clientId }: Target): string => projectId ?? clientId ?? '';

export const createCellKey = (
  employeeId: string,
  date: string,
  targetId: string,
  kindId: string,
): string => `${employeeId} ${date} ${targetId} ${kindId}`;

/** Whose cell it is, of which day and work. */
export function parseCellKey(key: string): { employeeId: string; date: string; targetId: string } {
  const [employeeId = '', date = '', targetId = ''] = key.split(' ');
  return { employeeId, date, targetId };
}

/** The key of a week of an employee, or of a project. */
export const createWeekKey = (id: string, monday: string): string => `${id} ${monday}`;

/** Hours of quarters; null of none. */
export const toHours = (quarters: number | null | undefined): number | null =>
  quarters == null ? null : fromQuarters(quarters);

/** The Monday of a date, without a text for each day between. */
const mondays = new Map<string, string>();
function getKnownMonday(date: string): string {
  const known = mondays.get(date);
  if (known !== undefined) return known;
  const monday = getMonday(date);
  mondays.set(date, monday);
  return monday;
}

interface Options extends DayRules {
  standardKindId: string;
}

/** All cells of hours, by key. What employees enter is of the standard kind; a line of the office there counts instead. */
export function buildCells(
  {
    items,
    lines,
    approvals,
  }: { items: readonly Item[]; lines: readonly Line[]; approvals: readonly Approved[] },
  { standardKindId, ...rules }: Options,
): Map<string, HoursCell> {
  const approved = new Set(
    approvals.map(({ employeeId, monday }) => createWeekKey(employeeId, monday)),
  );
  const cells = new Map<string, HoursCell>();
  const at = (row: Target & { employeeId: string; date: string }, kindId: string) => {
    const { employeeId, date, projectId, clientId } = row;
    const targetId = getTargetId(row);
    const key = createCellKey(employeeId, date, targetId, kindId);
    let cell = cells.get(key);
    if (!cell) {
      const week = createWeekKey(employeeId, getKnownMonday(date));
      const empty = { planned: null, entered: null, line: null, quarters: null, notes: '' };
      cell = {
        ...empty,
        key,
        employeeId,
        date,
        targetId,
        projectId,
        clientId,
        kindId,
        approved: approved.has(week),
      };
      cells.set(key, cell);
    }
    return cell;
  };
  for (const own of groupByDay(items)) {
    for (const item of own) {
      const cell = at(item, standardKindId);
      const planned = computePlannedHours(toPlannedItem(item), {
        own: own.map(toPlannedItem),
        ...rules,
      });
      if (planned) cell.planned = (cell.planned ?? 0) + toQuarters(planned.hours);
      else if (!item.isOtherWork) cell.planned ??= 0;
      if (item.isOtherWork) cell.isOtherWork = true;
      if (item.entered !== null) cell.entered = (cell.entered ?? 0) + toQuarters(item.entered);
      if (item.notes) cell.notes = cell.notes ? `${cell.notes}\n${item.notes}` : item.notes;
      cell.quarters = cell.entered;
    }
  }
  for (const line of lines) {
    const cell = at(line, line.kindId);
    cell.line = line;
    cell.quarters = toQuarters(line.hours);
  }
  return cells;
}

const toPlannedItem = ({ itemId, ...item }: Item) => ({ ...item, id: itemId });

/** The items of one employee on one day, of which one has the break. */
function groupByDay(items: readonly Item[]): Item[][] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.employeeId} ${item.date}`;
    const day = days.get(key);
    if (day) day.push(item);
    else days.set(key, [item]);
  }
  return [...days.values()];
}

export const sumQuarters = (cells: Iterable<HoursCell>): number => {
  let sum = 0;
  for (const { quarters } of cells) sum += quarters ?? 0;
  return sum;
};
