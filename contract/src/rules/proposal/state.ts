import { countCost, NOBODY, type Problem } from './problem.ts';

export interface State {
  /** The place of each person on each day. */
  rows: Int32Array[];
  costs: number[];
  /** The person of each place. */
  holders: Int32Array;
  steps: number;
  /** The round of the search, and the one in which each person last got other places. */
  round: number;
  changed: Int32Array;
}

export const listPlaces = (row: Int32Array): number[] => [...row.filter((at) => at !== NOBODY)];

/** Looks at a row for a person: the change in costs, and Infinity where it cannot be. */
export function compare(problem: Problem, state: State, person: number, row: Int32Array): number {
  state.steps += 1;
  return countCost(problem, person, row) - (state.costs[person] ?? 0);
}

/** What some places cost while nobody does them. */
export const countOpen = ({ places }: Problem, open: readonly number[]): number =>
  open.reduce((sum, at) => sum + (places[at]?.open ?? 0), 0);

/** The same with another place on one day. */
export function compareWith(
  problem: Problem,
  state: State,
  person: number,
  day: number,
  at: number,
): number {
  const row = state.rows[person];
  if (!row) return Number.POSITIVE_INFINITY;
  const held = row[day] ?? NOBODY;
  row[day] = at;
  const change = compare(problem, state, person, row);
  row[day] = held;
  return change;
}

export function take(problem: Problem, state: State, person: number, row: Int32Array): void {
  state.rows[person] = row;
  state.changed[person] = state.round;
  state.costs[person] = countCost(problem, person, row);
  for (const at of row) if (at !== NOBODY) state.holders[at] = person;
}

export const canDo = ({ points, people }: Problem, person: number, at: number): boolean =>
  at === NOBODY || (points[at * people + person] ?? -1) >= 0;

/** Whether the exact rules allow these rows of people. */
export const isExact = (problem: Problem, ...rows: [number, Int32Array][]): boolean =>
  rows.every(([person, row]) => problem.isAllowed(person, listPlaces(row)));

export function createState({ people, days, places }: Problem): State {
  return {
    rows: Array.from({ length: people }, () => new Int32Array(days).fill(NOBODY)),
    costs: Array.from({ length: people }, () => 0),
    holders: new Int32Array(places.length).fill(NOBODY),
    steps: 0,
    round: 0,
    changed: new Int32Array(people),
  };
}

/** The places of each line. */
export const listLines = ({ places }: Problem): number[][] => [
  ...Map.groupBy(places.keys(), (at) => places[at]?.line).values(),
];
