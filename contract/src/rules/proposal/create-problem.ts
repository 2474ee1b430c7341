import { getMonday, toDayNumber } from '../../dates/dates.ts';
import { getShiftInstants } from '../../planning/shifts.ts';
import { createFacts, type Facts, judgeShift } from '../candidates/facts.ts';
import { findAddedWarnings, findBlock } from '../candidates/rank.ts';
import { costs, isStrict } from '../candidates/reasons.ts';
import {
  getWorkKey,
  type OwnWork,
  type Person,
  type Situation,
  type Sought,
} from '../candidates/situation.ts';
import { ADULT_AGE, createAgeTest } from '../working-time/ages.ts';
import { findLimitsOn } from '../working-time/limits.ts';
import type { Place, Problem } from './problem.ts';

/** Numbers things in the order in which they come. */
function createIndex<T>() {
  const numbers = new Map<T, number>();
  return {
    numbers,
    of(value: T): number {
      const known = numbers.get(value) ?? numbers.size;
      numbers.set(value, known);
      return known;
    },
  };
}

const getLine = ({ work, function: name, asked, startTime, endTime }: Sought): string =>
  [work.key, work.functions.join(), name, JSON.stringify(asked?.rule), startTime, endTime].join(
    ' ',
  );

/** The days of each work, those on which people are sought and those on which they are planned. */
function mapDaysByWork(situation: Situation, shifts: readonly Sought[]): Map<string, Set<string>> {
  const days = new Map(shifts.map(({ work }) => [work.key, new Set<string>()]));
  for (const { work, date } of shifts) days.get(work.key)?.add(date);
  for (const { id } of situation.people) {
    for (const item of situation.listWork(id)) days.get(getWorkKey(item))?.add(item.date);
  }
  return days;
}

/** The minutes of a shift since 1970; all of its day where they are not known. */
function getMinutes(shift: Sought | OwnWork): { start: number; end: number } {
  const start = toDayNumber(shift.date) * 24 * 60;
  return getShiftInstants(shift) ?? { start, end: start + 24 * 60 };
}

/** The minutes between two days of work that are a rest for a person. */
function getRest({ rules }: Situation, { dateOfBirth }: Person, date: string): number {
  const group = createAgeTest(dateOfBirth, ADULT_AGE)(date) ? 'young' : 'adult';
  return findLimitsOn(rules.limits, date)[group].dailyRest.hours * 60;
}

/** What a person on a shift costs; -1 where the person cannot, has work that day, or too little rest before or after it. */
function countPoints(facts: Facts, person: Person, shift: Sought, rest: number): number {
  const { on, beside } = facts.listAround(person.id, shift);
  if (on.length > 0 || findBlock(facts, person, shift)) return -1;
  const { start, end } = getMinutes(shift);
  const isTooNear = beside.some((item) => {
    const own = getMinutes(item);
    return own.start < end + rest && start < own.end + rest;
  });
  return isTooNear ? -1 : judgeShift(facts, person, shift).cost;
}

/** Puts the situation in numbers, for the search. */
export function createProblem(situation: Situation, shifts: readonly Sought[]): Problem {
  const { people } = situation;
  const facts = createFacts(situation);
  const daysByWork = mapDaysByWork(situation, shifts);
  const dates = [...new Set([...daysByWork.values()].flatMap((days) => [...days]))].sort();
  const dayNumbers = new Map(dates.map((date, day) => [date, day]));
  const [works, weeks, lines] = [
    createIndex<string>(),
    createIndex<string>(),
    createIndex<string>(),
  ];
  const places = shifts.map(
    (shift): Place => ({
      day: dayNumbers.get(shift.date) ?? 0,
      week: weeks.of(getMonday(shift.date)),
      work: works.of(shift.work.key),
      line: lines.of(getLine(shift)),
      ...getMinutes(shift),
      quarters: facts.countQuarters(shift),
      open: costs.nobody * (shift.isLeft ? 2 : 1),
    }),
  );
  const days = dates.length;
  const previous = new Int32Array(works.numbers.size * days).fill(-1);
  const next = previous.slice();
  for (const [key, work] of works.numbers) {
    const own = [...(daysByWork.get(key) ?? [])].sort().map((date) => dayNumbers.get(date) ?? 0);
    for (const [at, day] of own.entries()) {
      previous[work * days + day] = own[at - 1] ?? -1;
      next[work * days + day] = own[at + 1] ?? -1;
    }
  }
  const there = new Uint8Array(works.numbers.size * days * people.length);
  for (const [person, { id }] of people.entries()) {
    for (const item of situation.listWork(id)) {
      const [work, day] = [works.numbers.get(getWorkKey(item)), dayNumbers.get(item.date)];
      if (work !== undefined && day !== undefined)
        there[(work * days + day) * people.length + person] = 1;
    }
  }
  const rest = Int32Array.from(people, (person) => getRest(situation, person, dates[0] ?? ''));
  const points = new Int32Array(shifts.length * people.length);
  const alike = new Map<string, number>();
  for (const [at, shift] of shifts.entries()) {
    const key = `${getLine(shift)} ${shift.date}`;
    const known = alike.get(key);
    alike.set(key, known ?? at);
    const from = at * people.length;
    if (known !== undefined) {
      points.copyWithin(from, known * people.length, (known + 1) * people.length);
    } else {
      for (const [index, person] of people.entries())
        points[from + index] = countPoints(facts, person, shift, rest[index] ?? 0);
    }
  }
  const mondays = [...weeks.numbers.keys()];
  const left = Float64Array.from(
    people.flatMap((person) => mondays.map((monday) => facts.countQuartersLeft(person, monday))),
  );
  const allowed = new Map<string, boolean>();
  return {
    ...{ people: people.length, days, weeks: mondays.length },
    from: Math.min(...places.map(({ day }) => day)),
    to: Math.max(...places.map(({ day }) => day)) + 1,
    works: Int32Array.from(places, ({ work }) => work),
    ...{ places, points, there, previous, next, left, rest },
    isAllowed(person, held) {
      const key = `${person} ${held.map((at) => `${places[at]?.line} ${places[at]?.day}`).join()}`;
      const known = allowed.get(key);
      if (known !== undefined) return known;
      const own = held.flatMap((at) => shifts[at] ?? []);
      const warnings = findAddedWarnings(situation, people[person]?.id ?? '', own);
      allowed.set(key, !warnings.some(isStrict));
      return !warnings.some(isStrict);
    },
  };
}
