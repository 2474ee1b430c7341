import { addDays, getDayOfWeek, getMonday } from '../../dates/dates.ts';
import { findContractOn } from '../../employees/contracts.ts';
import type { Employee } from '../../employees/schemas.ts';
import { hasLeftOn, isBeforeServiceOn } from '../../employees/service.ts';
import { getShiftInstants, listShiftDays, type ShiftTimes } from '../../planning/shifts.ts';

import { computeDistance, type Point, parsePoint } from '../../values/points.ts';
import { normaliseName } from '../../values/text.ts';
import { mapAbsentDays, sumQuarters, toQuarters } from '../leave/hours.ts';
import type { PeopleRules, PlannedWorker } from '../working-time/people.ts';
import { computePlannedHours } from '../working-time/planned-hours.ts';
import { isSchoolDay } from '../working-time/school-days.ts';
import { type Block, costs, type Reason } from './reasons.ts';

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
  point: Point | null;
  /** The crew of most people on it; empty when they have none. */
  crew: string;
  /** The functions of the people on it, or of whom is replaced. */
  functions: readonly string[];
}

/** A shift that somebody is sought for, under the id that it has, or will have. */
export interface Sought extends ShiftTimes {
  id: string;
  work: Work;
  /** The only function that will do; empty for any. */
  function: string;
}

export interface Situation {
  rules: PeopleRules;
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

/** A function of a thing and a value, whose answers are kept. */
function remember<A extends object, B, R>(find: (of: A, by: B) => R): (of: A, by: B) => R {
  const known = new WeakMap<A, Map<B, R>>();
  return (of, by) => {
    const own = known.get(of) ?? new Map<B, R>();
    known.set(of, own);
    const found = own.get(by);
    if (found !== undefined) return found;
    const next = find(of, by);
    own.set(by, next);
    return next;
  };
}

interface Points {
  cost: number;
  reasons: readonly Reason[];
}

function findAway(
  { rules }: Situation,
  person: Person,
  days: readonly string[],
): Block | false {
  const [date = ''] = days;
  const left = days.find((day) => hasLeftOn(person, day));
  if (left) return { kind: 'left', date: left };
  if (isBeforeServiceOn(person, date)) return { kind: 'not-yet-in-service', date };
  for (const absence of rules.absences.get(person.id) ?? []) {
    const day = days.find((one) => absence.firstDay <= one && one <= absence.lastDay);
    if (day) return { kind: 'absent', kindName: absence.kindName, date: day };
  }
  if (!rules.daysOff.has(date) && isSchoolDay(person.schoolDays, date))
    return { kind: 'school', date };
  return false;
}

/** The points that a person has with a work, on whatever day. */
function judgeWork(person: Person, { crew, functions, point }: Work): Points {
  const reasons: Reason[] = [];
  let cost = 0;
  if (crew !== '' && person.crew === crew) reasons.push({ kind: 'own-crew', crew });
  else if (crew !== '') cost += costs.otherCrew;
  if (functions.some((name) => isSameFunction(name, person.jobTitle))) {
    if (person.jobTitle !== '') reasons.push({ kind: 'same-function', name: person.jobTitle });
  } else if (functions.length > 0) cost += costs.otherFunction;
  const home = point && parsePoint(person.address);
  if (home) {
    const kilometres = Math.round(computeDistance(home, point));
    reasons.push({ kind: 'distance', kilometres });
    cost += Math.min(costs.mostDistance, Math.round(kilometres / costs.kilometres));
  } else if (point) cost += costs.unknownDistance;
  if (person.kind !== 'own') {
    reasons.push({ kind: 'hired' });
    cost += costs.hired;
  }
  return { cost, reasons };
}

/** The quarters of an hour that the contract has left in a week; null without a contract. */
function countQuartersLeft(
  { rules, listWork }: Situation,
  person: Person,
  monday: string,
): number | null {
  const contract = findContractOn(person.contracts, monday);
  if (!contract) return null;
  const sunday = addDays(monday, 6);
  const own = listWork(person.id).filter(({ date }) => monday <= date && date <= sunday);
  const { workingWeek, limits: dated } = rules;
  const planned = own.reduce(
    (sum, item) => sum + (computePlannedHours(item, { own, workingWeek, dated })?.hours ?? 0),
    0,
  );
  const absences = rules.absences.get(person.id) ?? [];
  const absent = mapAbsentDays(absences, person, { from: monday, to: sunday });
  const agreed = contract.hours.reduce((sum, hours) => sum + hours, 0);
  return toQuarters(agreed - planned) - sumQuarters([...absent.values()]);
}

/** What is known of people and work, each found once. */
export function createFacts(situation: Situation) {
  const { rules, listWork } = situation;
  const byDay = new Map<string, Map<string, OwnWork[]>>();
  const getOwnDays = (id: string) => {
    const own = byDay.get(id) ?? Map.groupBy(listWork(id), ({ date }) => date);
    byDay.set(id, own);
    return own;
  };
  const getDays = remember((shift: ShiftTimes, _: null) => {
    const days = listShiftDays(shift);
    const last = days.at(-1) ?? shift.date;
    return { days, before: addDays(shift.date, -1), after: addDays(last, 1) };
  });
  const findBlock = remember((person: Person, days: string) =>
    findAway(situation, person, days.split(' ')),
  );
  return {
    /** Why a person cannot work on the days of a shift at all; false when there is nothing. */
    findAway: (person: Person, shift: ShiftTimes): Block | false =>
      findBlock(person, getDays(shift, null).days.join(' ')),
    /** The work of a person on the days of a shift, and on the days beside them. */
    listAround(id: string, shift: ShiftTimes): { on: OwnWork[]; beside: OwnWork[] } {
      const own = getOwnDays(id);
      const { days, before, after } = getDays(shift, null);
      const on = days.flatMap((day) => own.get(day) ?? []);
      const beside = [...(own.get(before) ?? []), ...(own.get(after) ?? [])];
      const isOver = (item: OwnWork) => getDays(item, null).days.includes(shift.date);
      if (!beside.some(isOver)) return { on, beside };
      return { on: [...beside.filter(isOver), ...on], beside: beside.filter((item) => !isOver(item)) };
    },
    judgeWork: remember(judgeWork),
    countQuartersLeft: remember(
      (person: Person, monday: string) =>
        countQuartersLeft(situation, person, monday) ?? Number.POSITIVE_INFINITY,
    ),
    /** True when the contract has no hours on the weekday of a day. */
    isFreeByContract: ({ contracts }: Person, day: string): boolean =>
      findContractOn(contracts, day)?.hours[getDayOfWeek(day) - 1] === 0,
    /** The last day, of the two weeks before a day, on which a person was at a work. */
    findLastThere: (id: string, key: string, date: string): string | undefined =>
      listWork(id)
        .filter((item) => item.date < date && getWorkKey(item) === key)
        .map((item) => item.date)
        .sort()
        .findLast((day) => day >= addDays(date, -14)),
    countQuarters: (shift: ShiftTimes & { id: string }): number =>
      toQuarters(
        computePlannedHours(shift, {
          own: [shift],
          workingWeek: rules.workingWeek,
          dated: rules.limits,
        })?.hours ?? 0,
      ),
  };
}

export type Facts = ReturnType<typeof createFacts>;

/** The points that a person has with a shift, besides what depends on the shifts beside it. */
export function judgeShift(facts: Facts, person: Person, { date, work }: Sought): Points {
  const ofWork = facts.judgeWork(person, work);
  if (!facts.isFreeByContract(person, date)) return ofWork;
  return {
    cost: ofWork.cost + costs.notContractDay,
    reasons: [...ofWork.reasons, { kind: 'not-contract-day', date }],
  };
}

/** The quarters of an hour of some shifts by Monday. */
export function sumByWeek(facts: Facts, shifts: readonly Sought[]): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const shift of shifts) {
    const monday = getMonday(shift.date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + facts.countQuarters(shift));
  }
  return weeks;
}
