import type { Employee } from '../../employees/schemas.ts';
import { getShiftInstants, listShiftDays, type ShiftTimes } from '../../planning/shifts.ts';
import type { Requirement, RequirementRule } from '../../requirements/schemas.ts';
import type { Point } from '../../values/points.ts';
import { normaliseName } from '../../values/text.ts';
import type { RequirementBook } from '../requirements/book.ts';
import type { PeopleRules, PlannedWorker } from '../working-time/people.ts';

export interface Person
  extends PlannedWorker,
    Pick<Employee, 'id' | 'jobTitle' | 'crew' | 'address'> {}

export interface OwnWork extends ShiftTimes {
  id: string;
  projectId: string | null;
  clientId: string | null;
}

/** What is known of the work for which people are sought. */
export interface Work {
  key: string;
  /** The project, whose requirements hold. */
  projectId: string | null;
  point: Point | null;
  /** The crew of most people on it; empty when they have none. */
  crew: string;
  /** The functions of the people on it, or of whom is replaced. */
  functions: readonly string[];
}

/** A rule for a number of people, with the set that it is of. */
export interface Asked {
  requirement: Requirement;
  rule: RequirementRule;
}

/** A shift that somebody is sought for, under the id that it has, or will have. */
export interface Sought extends ShiftTimes {
  id: string;
  work: Work;
  /** The only function that will do; empty for any. */
  function: string;
  /** True for a place of planned work that somebody leaves, which goes before work with too few people. */
  isLeft?: boolean;
  /** A rule for a number of people that this person is to meet. */
  asked?: Asked | undefined;
}

export interface Situation {
  rules: PeopleRules & { requirements: RequirementBook };
  people: readonly Person[];
  /** The known work of an employee. */
  listWork(employeeId: string): readonly OwnWork[];
}

/** Work without a project or client is a work of its own. */
export const getWorkKey = ({ id, projectId, clientId }: Omit<OwnWork, keyof ShiftTimes>): string =>
  projectId ?? clientId ?? id;

export const isSameFunction = (one: string, other: string): boolean =>
  normaliseName(one) === normaliseName(other);

/** Work without times may be at any time of its days. */
export function areAtOnce(one: ShiftTimes, other: ShiftTimes): boolean {
  const [span, otherSpan] = [getShiftInstants(one), getShiftInstants(other)];
  if (span && otherSpan) return span.start < otherSpan.end && otherSpan.start < span.end;
  const days = listShiftDays(one);
  return listShiftDays(other).some((day) => days.includes(day));
}
