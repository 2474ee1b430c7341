import type { Absence } from '../absences/schemas.ts';
import { DAY, toMinuteOfDay } from '../dates/clock.ts';
import { getWeekday, toDayNumber } from '../dates/dates.ts';
import type { Weekday } from '../dates/weekdays.ts';
import { type DatedContract, findContractOn } from '../employees/contracts.ts';
import { hasLeftOn, isBeforeServiceOn, type Service } from '../employees/service.ts';
import type { Holiday } from '../holidays/schemas.ts';
import type { MaterialState } from '../materials/schemas.ts';
import { isSchoolDay } from '../rules/working-time/school-days.ts';
import type { PlanningItem, VehicleDriver } from './schemas.ts';
import { getShiftMinutes, listShiftDays } from './shifts.ts';

/** A list of them is taken as it was when it was first seen: a change makes another list. */
export type PlannedItem = Pick<
  PlanningItem,
  'id' | 'date' | 'startTime' | 'endTime' | 'projectId'
> & { readonly drivers?: readonly VehicleDriver[] };

export type DayOff = Omit<Holiday, 'date'>;

export interface PlannedEmployee extends Service {
  /** The contract hours a day from Monday, each from a date; empty when they are not known. */
  contracts: readonly DatedContract[];
  /** The weekdays on which an apprentice is at school. */
  schoolDays?: readonly Weekday[];
}

export type PlannedAbsence = Pick<Absence, 'kindName' | 'firstDay' | 'lastDay' | 'hoursPerDay'>;

/** A conflict of an item on one of its days. */
type DayFinding = {
  /** The second day of a night shift, where the conflict is on that one. */
  nextDay?: string;
} & (
  | { kind: 'absent'; absence: PlannedAbsence; contractHours: number | null }
  | { kind: 'day-off'; dayOff: DayOff }
  | { kind: 'not-contract-day' }
  | { kind: 'school-day' }
  | { kind: 'left' }
  | { kind: 'not-yet-in-service' }
);

/** A conflict of an item for one employee. */
type Finding =
  | DayFinding
  | { kind: 'double-booked'; otherItemId: string }
  | { kind: 'drives-several'; materialIds: string[] }
  | { kind: 'project-closed' }
  | { kind: 'long-night'; hours: number };

type EmployeeConflict = { itemId: string; employeeId: string } & Finding;

type MaterialConflict = { itemId: string; materialId: string } & (
  | { kind: 'material-double-booked'; otherItemId: string }
  | { kind: 'material-unusable'; state: MaterialState }
);

export interface UsedMaterial {
  id: string;
  state: MaterialState;
}

export type PlanningConflict = EmployeeConflict | MaterialConflict;

/** The data that the rules need besides the items. */
export interface PlanningSituation {
  employees: ReadonlyMap<string, PlannedEmployee>;
  absences: ReadonlyMap<string, readonly PlannedAbsence[]>;
  daysOff: ReadonlyMap<string, DayOff>;
  closedProjects: ReadonlySet<string>;
}

/** The begin and end of a longer shift over midnight are probably exchanged. */
const LONGEST_NIGHT = 12 * 60;

interface Span {
  id: string;
  start: number;
  end: number;
}

/** Local minutes since 1970; null without times. An item of which only one time is known counts as the minute at that time. */
function toSpan(item: PlannedItem): Span | null {
  const { id, date, startTime, endTime } = item;
  const midnight = toDayNumber(date) * DAY;
  const minutes = getShiftMinutes(item);
  if (minutes) return { id, start: midnight + minutes.start, end: midnight + minutes.end };
  if (startTime === null && endTime === null) return null;
  const at = midnight + toMinuteOfDay(startTime ?? endTime ?? '');
  return startTime === null ? { id, start: at - 1, end: at } : { id, start: at, end: at + 1 };
}

/** The ids of each two items at the same time, both ways round. Items without times overlap nothing. */
function overlaps(items: readonly PlannedItem[]): [itemId: string, otherItemId: string][] {
  const spans: Span[] = [];
  for (const item of items) {
    const span = toSpan(item);
    if (span) spans.push(span);
  }
  spans.sort((a, b) => a.start - b.start);
  const pairs: [string, string][] = [];
  for (const [index, one] of spans.entries()) {
    for (let later = index + 1; later < spans.length; later++) {
      const other = spans[later];
      if (!other || other.start >= one.end) break;
      pairs.push([one.id, other.id], [other.id, one.id]);
    }
  }
  return pairs;
}

function* findTimeConflicts(item: PlannedItem): Generator<Finding> {
  const { start, end } = getShiftMinutes(item) ?? { start: 0, end: 0 };
  const length = end - start;
  if (end >= DAY && length > LONGEST_NIGHT) yield { kind: 'long-night', hours: length / 60 };
}

/** A conflict on both days of a night shift is reported on the first. */
function* findDayConflicts(
  item: PlannedItem,
  { daysOff }: PlanningSituation,
  employee: PlannedEmployee | undefined,
  absences: readonly PlannedAbsence[],
): Generator<DayFinding> {
  const { date } = item;
  const days = listShiftDays(item);
  const on = (day: string) => (day === date ? {} : { nextDay: day });
  const hoursOn = (day: string) =>
    findContractOn(employee?.contracts ?? [], day)?.hours[getWeekday(toDayNumber(day)) - 1] ?? null;
  for (const absence of absences) {
    const day = days.find((value) => absence.firstDay <= value && value <= absence.lastDay);
    if (day) yield { kind: 'absent', absence, contractHours: hoursOn(day), ...on(day) };
  }
  const free = days.find((day) => daysOff.has(day)) ?? '';
  const dayOff = daysOff.get(free);
  if (dayOff) yield { kind: 'day-off', dayOff, ...on(free) };
  // The hours of a contract are those of work that begins on the day: somebody who works from Monday to Friday ends Friday's
  // night on Saturday.
  if (!daysOff.has(date) && isSchoolDay(employee?.schoolDays ?? [], date)) {
    yield { kind: 'school-day' };
  } else if (hoursOn(date) === 0) yield { kind: 'not-contract-day' };
  if (!employee) return;
  const left = days.find((day) => hasLeftOn(employee, day));
  if (left) yield { kind: 'left', ...on(left) };
  if (isBeforeServiceOn(employee, date)) yield { kind: 'not-yet-in-service' };
}

/** The items on which an employee drives more than one vehicle at a time, by itself or together with items at the same time. */
function* findDrivingConflicts(
  employeeId: string,
  items: readonly PlannedItem[],
  pairs: ReturnType<typeof overlaps>,
): Generator<PlanningConflict> {
  const driven = new Map(
    items.map(({ id, drivers = [] }) => [
      id,
      drivers.filter((driver) => driver.employeeId === employeeId),
    ]),
  );
  for (const [itemId, own] of driven) {
    if (own.length === 0) continue;
    const others = pairs.flatMap(([id, other]) => (id === itemId ? (driven.get(other) ?? []) : []));
    const materialIds = [...new Set([...own, ...others].map(({ materialId }) => materialId))];
    if (materialIds.length > 1) yield { kind: 'drives-several', itemId, employeeId, materialIds };
  }
}

/** All conflicts of one employee's items, also of a changed list while an item is moved. */
export function findMoveConflicts(
  situation: PlanningSituation,
  employeeId: string,
  items: readonly PlannedItem[],
): PlanningConflict[] {
  const employee = situation.employees.get(employeeId);
  const absences = situation.absences.get(employeeId) ?? [];
  const pairs = overlaps(items);
  const conflicts: PlanningConflict[] = pairs.map(([itemId, otherItemId]) => ({
    kind: 'double-booked',
    itemId,
    employeeId,
    otherItemId,
  }));
  conflicts.push(...findDrivingConflicts(employeeId, items, pairs));
  for (const item of items) {
    const itemId = item.id;
    for (const finding of findDayConflicts(item, situation, employee, absences)) {
      conflicts.push({ ...finding, itemId, employeeId });
    }
    if (item.projectId !== null && situation.closedProjects.has(item.projectId)) {
      conflicts.push({ kind: 'project-closed', itemId, employeeId });
    }
    for (const finding of findTimeConflicts(item))
      conflicts.push({ ...finding, itemId, employeeId });
  }
  return conflicts;
}

/** The items of one material that are at the same time; those from a day on, when it cannot be used. */
export const findMaterialConflicts = (
  { id: materialId, state }: UsedMaterial,
  items: readonly PlannedItem[],
  from: string,
): PlanningConflict[] => [
  ...overlaps(items).map(
    ([itemId, otherItemId]): PlanningConflict => ({
      kind: 'material-double-booked',
      itemId,
      materialId,
      otherItemId,
    }),
  ),
  ...(state === 'usable' ? [] : items)
    .filter(({ date }) => date >= from)
    .map(
      ({ id: itemId }): PlanningConflict => ({
        kind: 'material-unusable',
        itemId,
        materialId,
        state,
      }),
    ),
];
