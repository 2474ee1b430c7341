import { costs } from '../candidates/reasons.ts';

/** A place to fill: one person on a work on a day, in minutes since 1970. */
export interface Place {
  /** The index of its day, its week and its work. */
  day: number;
  week: number;
  work: number;
  /** Places with the same line are alike but for their day. */
  line: number;
  start: number;
  end: number;
  quarters: number;
  /** What it costs when nobody does it. */
  open: number;
}

/** The search in numbers: people, days, weeks and works are known by their index. */
export interface Problem {
  people: number;
  days: number;
  /** The first of the days with places, and the one after the last. */
  from: number;
  to: number;
  weeks: number;
  places: readonly Place[];
  /** The work of each place. */
  works: Int32Array;
  /** What a person on a place costs, in [place * people + person]; -1 where the person cannot. */
  points: Int32Array;
  /** Whether a person is at a work on a day already, in [(work * days + day) * people + person]. */
  there: Uint8Array;
  /** The index of the day before, and after, on which a work has people, in [work * days + day]; -1 for none. */
  previous: Int32Array;
  next: Int32Array;
  /** The quarters of an hour left in each week, in [person * weeks + week]; Infinity where nothing is agreed. */
  left: Float64Array;
  /** The minutes of rest between two days of work, by person. */
  rest: Int32Array;
  /** The exact rules for all places of a person together. */
  isAllowed(person: number, places: readonly number[]): boolean;
}

export const NOBODY = -1;

/** The work of a row on a day; NOBODY for none. */
export function getWorkOn({ works }: Problem, row: Int32Array, day: number): number {
  const at = row[day] ?? NOBODY;
  return at === NOBODY ? NOBODY : (works[at] ?? NOBODY);
}

/** Whether a person is at a work on a day, by these places or already. */
function isThere(problem: Problem, person: number, row: Int32Array, work: number, day: number) {
  const { there, days, people } = problem;
  if (day < 0) return false;
  return (
    there[(work * days + day) * people + person] === 1 || getWorkOn(problem, row, day) === work
  );
}

/** What the places of a person cost, with one place a day at most; Infinity where there is too little rest between two. */
export function countCost(problem: Problem, person: number, row: Int32Array): number {
  const { places, points, people, days, weeks, there, previous, next, left } = problem;
  const rest = problem.rest[person] ?? 0;
  let cost = 0;
  let end = Number.NEGATIVE_INFINITY;
  let week = -1;
  /** What the contract has left in the week. */
  let room = 0;
  for (let day = problem.from; day < problem.to; day++) {
    const at = row[day] ?? NOBODY;
    if (at === NOBODY) continue;
    const place = places[at];
    if (!place) continue;
    if (place.start - end < rest) return Number.POSITIVE_INFINITY;
    end = place.end;
    if (place.week !== week) {
      week = place.week;
      room = Math.max(0, left[person * weeks + week] ?? 0);
    }
    const over = place.quarters - room;
    if (over > 0) cost += over * costs.quarterOver;
    room = Math.max(0, -over);
    cost += points[at * people + person] ?? 0;
    const base = place.work * days;
    const before = previous[base + day] ?? -1;
    if (!isThere(problem, person, row, place.work, before)) cost += costs.start;
    const following = next[base + day] ?? -1;
    // Who is there on the next day already then no longer begins on it.
    if (following >= 0 && there[(base + following) * people + person] === 1) cost -= costs.start;
  }
  return cost;
}

/** What an answer costs, with what stays open. */
export function sumCosts(problem: Problem, holders: Int32Array): number {
  const rows = Array.from({ length: problem.people }, () =>
    new Int32Array(problem.days).fill(NOBODY),
  );
  let open = 0;
  for (const [at, holder] of holders.entries()) {
    const day = problem.places[at]?.day ?? 0;
    const row = rows[holder];
    if (row) row[day] = at;
    else open += problem.places[at]?.open ?? 0;
  }
  return rows.reduce((sum, row, person) => sum + countCost(problem, person, row), open);
}
