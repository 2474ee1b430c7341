import { findDriver } from '../../planning/drivers.ts';
import type { PlanningItem, VehicleDriver } from '../../planning/schemas.ts';
import { listShiftDays } from '../../planning/shifts.ts';
import type { Requirement, RequirementRule } from '../../requirements/schemas.ts';
import type { RequirementBook } from './book.ts';

export interface RequiredItem
  extends Pick<PlanningItem, 'id' | 'date' | 'startTime' | 'endTime' | 'projectId' | 'rangeId'> {
  readonly employeeIds: readonly string[];
  readonly materialIds: readonly string[];
  readonly drivers: readonly VehicleDriver[];
}

/**
 * How one person does not meet a rule: not at all, until a day before the work, or until a day before the last one of the range
 * that the work belongs to.
 */
type Lack =
  | { kind: 'missing' }
  | { kind: 'expired'; validUntil: string }
  | { kind: 'ends-within'; validUntil: string; lastDay: string };

interface About {
  itemId: string;
  requirement: Requirement;
  rule: RequirementRule;
}

export type PersonFinding = About & { employeeId: string } & Lack;

/** Too few of the people meet a rule. */
export type CrewFinding = About & { kind: 'too-few'; met: number; needed: number };

export type RequirementFinding = PersonFinding | CrewFinding;

const getLastDay = (item: RequiredItem): string => listShiftDays(item).at(-1) ?? item.date;

/** The last days of the ranges of these items. */
function mapRangeEnds(items: readonly RequiredItem[]): Map<string, string> {
  const ends = new Map<string, string>();
  for (const item of items) {
    if (item.rangeId === null) continue;
    const day = getLastDay(item);
    if (day > (ends.get(item.rangeId) ?? '')) ends.set(item.rangeId, day);
  }
  return ends;
}

/** Also the second day of a night shift must be within the validity. Nothing is known of an unknown person. */
function findLack(validUntil: string | null | undefined, day: string, lastDay = day): Lack | null {
  if (validUntil === undefined) return null;
  if (validUntil === null) return { kind: 'missing' };
  if (validUntil < day) return { kind: 'expired', validUntil };
  return validUntil < lastDay ? { kind: 'ends-within', validUntil, lastDay } : null;
}

/** A rule, with the set that it is of. */
export interface Asked {
  requirement: Requirement;
  rule: RequirementRule;
}

const listAsked = ({ sets }: RequirementBook, id: string | null): Asked[] =>
  (sets.get(id ?? '') ?? []).flatMap((requirement) =>
    requirement.rules.map((rule) => ({ requirement, rule })),
  );

/** What is asked of each person on its own: by the project of everybody, by a material of its driver. */
function* listAskedOf(
  book: RequirementBook,
  { projectId, materialIds, drivers }: RequiredItem,
  employeeId: string,
): Generator<Asked> {
  const asking = [projectId, ...materialIds.filter((id) => findDriver(drivers, id) === employeeId)];
  for (const id of asking) {
    for (const asked of listAsked(book, id)) if (asked.rule.count === null) yield asked;
  }
}

/** Finds what one person lacks for these items, which are all of that person that are known. */
export function findPersonFindings(
  book: RequirementBook,
  employeeId: string,
  items: readonly RequiredItem[],
): PersonFinding[] {
  if (book.sets.size === 0) return [];
  const ends = mapRangeEnds(items);
  const findings: PersonFinding[] = [];
  for (const item of items) {
    for (const { requirement, rule } of listAskedOf(book, item, employeeId)) {
      const validUntil = book.findLastDay(employeeId, rule);
      const lack = findLack(validUntil, getLastDay(item), ends.get(item.rangeId ?? ''));
      if (lack) findings.push({ itemId: item.id, employeeId, requirement, rule, ...lack });
    }
  }
  return findings;
}

/** Counts the people who meet a rule on these items. */
function countMeeting(
  book: RequirementBook,
  rule: RequirementRule,
  items: readonly RequiredItem[],
): number {
  const meeting = items.flatMap((item) =>
    item.employeeIds.filter((id) => !findLack(book.findLastDay(id, rule), getLastDay(item))),
  );
  return new Set(meeting).size;
}

/**
 * Finds rules that too few people meet. A project counts all its people of a day, who may be on several items, so all of these are
 * to be given; a material counts those of its item, and asks one of them where its driver is not known.
 */
export function findCrewFindings(
  book: RequirementBook,
  items: readonly RequiredItem[],
): CrewFinding[] {
  if (book.sets.size === 0) return [];
  const findings: CrewFinding[] = [];
  const check = (asked: Asked, together: readonly RequiredItem[], needed: number) => {
    const met = needed > 0 ? countMeeting(book, asked.rule, together) : 0;
    if (met >= needed) return;
    for (const { id } of together) {
      findings.push({ kind: 'too-few', itemId: id, ...asked, met, needed });
    }
  };
  const ofProjects = items.filter(({ projectId }) => book.sets.has(projectId ?? ''));
  const groups = Map.groupBy(ofProjects, ({ projectId, date }) => `${projectId} ${date}`);
  for (const together of groups.values()) {
    for (const asked of listAsked(book, together[0]?.projectId ?? null)) {
      check(asked, together, asked.rule.count ?? 0);
    }
  }
  for (const item of items) {
    for (const id of item.materialIds) {
      const least = findDriver(item.drivers, id) === undefined ? 1 : 0;
      for (const asked of listAsked(book, id)) check(asked, [item], asked.rule.count ?? least);
    }
  }
  return findings;
}

/** Finds all that is not met on these items, among which must be all of each project and day. */
export function findRequirementFindings(
  book: RequirementBook,
  items: readonly RequiredItem[],
): RequirementFinding[] {
  const byPerson = new Map<string, RequiredItem[]>();
  for (const item of items) {
    for (const id of item.employeeIds) {
      const own = byPerson.get(id);
      if (own) own.push(item);
      else byPerson.set(id, [item]);
    }
  }
  return [
    ...[...byPerson].flatMap(([id, own]) => findPersonFindings(book, id, own)),
    ...findCrewFindings(book, items),
  ];
}

/** True for what the company lets nobody plan: what ends within a range is blocked on the days after its end only. */
export const isBlocking = ({ requirement, kind }: RequirementFinding): boolean =>
  requirement.blocks && kind !== 'ends-within';
