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

const nothing: readonly Requirement[] = [];

/** The ids of what asks each person on its own: the project, and the materials of the driver. */
const listAsking = (
  { projectId, materialIds, drivers }: RequiredItem,
  employeeId: string,
): readonly (string | null)[] =>
  materialIds.length === 0
    ? [projectId]
    : [projectId, ...materialIds.filter((id) => findDriver(drivers, id) === employeeId)];

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
    const day = getLastDay(item);
    const sets = listAsking(item, employeeId).flatMap((id) => book.sets.get(id ?? '') ?? nothing);
    for (const requirement of sets) {
      for (const rule of requirement.rules) {
        if (rule.count !== null) continue;
        const validUntil = book.findLastDay(employeeId, rule);
        const lack = findLack(validUntil, day, ends.get(item.rangeId ?? ''));
        if (lack) findings.push({ itemId: item.id, employeeId, requirement, rule, ...lack });
      }
    }
  }
  return findings;
}

/** Finds the rules of a project or material that too few people of these items meet; those of everybody need the least number. */
function findTooFew(
  book: RequirementBook,
  together: readonly RequiredItem[],
  { id, least }: { id: string | null; least: number },
): CrewFinding[] {
  const people = together.flatMap((item) => {
    const day = getLastDay(item);
    return item.employeeIds.map((employeeId) => ({ employeeId, day }));
  });
  const findings: CrewFinding[] = [];
  for (const requirement of book.sets.get(id ?? '') ?? nothing) {
    for (const rule of requirement.rules) {
      const needed = rule.count ?? least;
      if (needed === 0) continue;
      const meeting = people.filter(
        ({ employeeId, day }) => !findLack(book.findLastDay(employeeId, rule), day),
      );
      const met = new Set(meeting.map(({ employeeId }) => employeeId)).size;
      if (met >= needed) continue;
      for (const { id: itemId } of together) {
        findings.push({ kind: 'too-few', itemId, requirement, rule, met, needed });
      }
    }
  }
  return findings;
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
  const ofProjects = items.filter(({ projectId }) => book.sets.has(projectId ?? ''));
  const groups = Map.groupBy(ofProjects, ({ projectId, date }) => `${projectId} ${date}`);
  return [
    ...[...groups.values()].flatMap((together) =>
      findTooFew(book, together, { id: together[0]?.projectId ?? null, least: 0 }),
    ),
    ...items.flatMap((item) =>
      item.materialIds.flatMap((id) => {
        const least = findDriver(item.drivers, id) === undefined ? 1 : 0;
        return findTooFew(book, [item], { id, least });
      }),
    ),
  ];
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
