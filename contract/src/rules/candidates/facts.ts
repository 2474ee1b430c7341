import { addDays, getDayOfWeek, getMonday } from '../../dates/dates.ts';
import { findContractOn } from '../../employees/contracts.ts';
import { hasLeftOn, isBeforeServiceOn } from '../../employees/service.ts';
import { listShiftDays, type ShiftTimes } from '../../planning/shifts.ts';
import { computeDistance, parsePoint } from '../../values/points.ts';
import { mapAbsentDays, sumQuarters, toQuarters } from '../leave/hours.ts';
import { findPersonFindings, type PersonFinding } from '../requirements/findings.ts';
import { computePlannedHours } from '../working-time/planned-hours.ts';
import { isSchoolDay } from '../working-time/school-days.ts';
import { type Block, costs, type Reason } from './reasons.ts';
import {
  getWorkKey,
  isSameFunction,
  type OwnWork,
  type Person,
  type Situation,
  type Sought,
  type Work,
} from './situation.ts';

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

function findAway({ rules }: Situation, person: Person, days: readonly string[]): Block | false {
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

/** What a person lacks of what a project asks of everybody on a day. */
function findLacks(
  { rules }: Situation,
  { id }: Person,
  projectId: string,
  date: string,
): readonly PersonFinding[] {
  const item = { id: '', date, startTime: null, endTime: null, projectId, rangeId: null };
  const alone = { ...item, employeeIds: [id], materialIds: [], drivers: [] };
  return findPersonFindings(rules.requirements, id, [alone]);
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
  const findLacksOn = remember((person: Person, key: string) => {
    const [projectId = '', date = ''] = key.split(' ');
    return findLacks(situation, person, projectId, date);
  });
  return {
    /** What a person lacks of what a shift asks of everybody, or of this person. */
    findLacks(person: Person, shift: Sought): readonly PersonFinding[] {
      const { projectId } = shift.work;
      const { requirements } = rules;
      const lastDay = getDays(shift, null).days.at(-1) ?? shift.date;
      const own =
        projectId !== null && requirements.sets.has(projectId)
          ? findLacksOn(person, `${projectId} ${lastDay}`)
          : [];
      if (!shift.asked) return own;
      const until = requirements.findLastDay(person.id, shift.asked.rule) ?? null;
      if (until !== null && until >= lastDay) return own;
      const about = { ...shift.asked, itemId: shift.id, employeeId: person.id };
      return [...own, { ...about, kind: 'missing' }];
    },
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
      return {
        on: [...beside.filter(isOver), ...on],
        beside: beside.filter((item) => !isOver(item)),
      };
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
export function judgeShift(facts: Facts, person: Person, shift: Sought): Points {
  const { cost, reasons } = facts.judgeWork(person, shift.work);
  const lacks = facts.findLacks(person, shift);
  const isFree = facts.isFreeByContract(person, shift.date);
  if (lacks.length === 0 && !isFree) return { cost, reasons };
  const { date } = shift;
  return {
    cost: cost + lacks.length * costs.warning + (isFree ? costs.notContractDay : 0),
    reasons: [
      ...reasons,
      ...lacks.map((finding): Reason => ({ kind: 'lacks', finding })),
      ...(isFree ? [{ kind: 'not-contract-day', date } as const] : []),
    ],
  };
}

/** The certificates that a work asks of everybody. */
export const listAskedCertificates = ({ rules }: Situation, { projectId }: Work) =>
  (rules.requirements.sets.get(projectId ?? '') ?? []).flatMap((set) =>
    set.rules.filter(({ kind, count }) => count === null && kind !== 'function'),
  );

/** The quarters of an hour of some shifts by Monday. */
export function sumByWeek(facts: Facts, shifts: readonly Sought[]): Map<string, number> {
  const weeks = new Map<string, number>();
  for (const shift of shifts) {
    const monday = getMonday(shift.date);
    weeks.set(monday, (weeks.get(monday) ?? 0) + facts.countQuarters(shift));
  }
  return weeks;
}
