import { getWorkOn, NOBODY, type Problem } from './problem.ts';
import {
  canDo,
  compare,
  compareWith,
  countOpen,
  isExact,
  listLines,
  type State,
  take,
} from './state.ts';

/** Steps after which the search stops; one looks at an exchange. */
export const MOST_STEPS = 200_000;
/** With more people only the ends of stretches of work are looked at. */
const FEW_PEOPLE = 25;

/** The days at which the work of one of two rows changes: where an exchange may begin or end. */
function listCuts(problem: Problem, one: Int32Array, other: Int32Array): number[] {
  const cuts: number[] = [];
  const isCut = (row: Int32Array, day: number) =>
    getWorkOn(problem, row, day - 1) !== getWorkOn(problem, row, day);
  for (let day = problem.from; day <= problem.to; day++) {
    if (problem.people <= FEW_PEOPLE || isCut(one, day) || isCut(other, day)) cuts.push(day);
  }
  return cuts;
}

/** Tries each stretch between two of these days until one is better. */
function isBetterWithin(cuts: readonly number[], attempt: (from: number, to: number) => boolean) {
  for (let first = 0; first < cuts.length; first++) {
    for (let last = first + 1; last < cuts.length; last++) {
      if (attempt(cuts[first] ?? 0, cuts[last] ?? 0)) return true;
    }
  }
  return false;
}

/** The least change that counts: sums of fractions are not exact. */
const LEAST = -1e-9;

/** Exchanges what two people do on some days in a row where the costs change by less than the most; true when it did. */
export function exchange(
  problem: Problem,
  state: State,
  pair: readonly [number, number],
  [from, to]: readonly [number, number],
  most = LEAST,
): boolean {
  const [one, other] = pair;
  const [row, otherRow] = [state.rows[one], state.rows[other]];
  if (!row || !otherRow) return false;
  let isEmpty = true;
  for (let day = from; day < to; day++) {
    const [given = NOBODY, taken = NOBODY] = [row[day], otherRow[day]];
    if (!canDo(problem, other, given) || !canDo(problem, one, taken)) return false;
    if (given !== taken) isEmpty = false;
  }
  if (isEmpty) return false;
  const next = row.slice();
  const otherNext = otherRow.slice();
  next.set(otherRow.subarray(from, to), from);
  otherNext.set(row.subarray(from, to), from);
  const change = compare(problem, state, one, next);
  if (!Number.isFinite(change)) return false;
  const isWanted = change + compare(problem, state, other, otherNext) < most;
  if (!isWanted || !isExact(problem, [one, next], [other, otherNext])) return false;
  take(problem, state, one, next);
  take(problem, state, other, otherNext);
  return true;
}

export function exchangeAll(problem: Problem, state: State): boolean {
  let isBetter = false;
  for (let one = 0; one < problem.people; one++) {
    for (let other = one + 1; other < problem.people; other++) {
      const last = Math.max(state.changed[one] ?? 0, state.changed[other] ?? 0);
      if (last < state.round - 1 || state.steps > MOST_STEPS) continue;
      const [row, otherRow] = [state.rows[one], state.rows[other]];
      if (!row || !otherRow || (isUnused(row) && isUnused(otherRow))) continue;
      const cuts = listCuts(problem, row, otherRow);
      if (isBetterWithin(cuts, (from, to) => exchange(problem, state, [one, other], [from, to])))
        isBetter = true;
    }
  }
  return isBetter;
}

const isUnused = (row: Int32Array): boolean => row.every((at) => at === NOBODY);

function withPlace(row: Int32Array | undefined, day: number, at: number): Int32Array {
  const next = row?.slice() ?? new Int32Array();
  next[day] = at;
  return next;
}

type Move = [person: number, at: number];

/** Gives an open place to somebody: who is free then, or whose place somebody else takes. */
function fillPlace(problem: Problem, state: State, at: number): boolean {
  const day = problem.places[at]?.day ?? 0;
  const saved = countOpen(problem, [at]);
  let least = LEAST;
  let best: readonly Move[] = [];
  const consider = (change: number, moves: readonly Move[]) => {
    if (change >= least || !isExact(problem, ...moves.map(toRow))) return;
    least = change;
    best = moves;
  };
  const toRow = ([person, place]: Move): [number, Int32Array] => [
    person,
    withPlace(state.rows[person], day, place),
  ];
  for (let person = 0; person < problem.people; person++) {
    if (state.steps > MOST_STEPS || !canDo(problem, person, at)) continue;
    const held = state.rows[person]?.[day] ?? NOBODY;
    const change = compareWith(problem, state, person, day, at) - saved;
    if (held === NOBODY) consider(change, [[person, at]]);
    if (held === NOBODY || change >= least) continue;
    for (let other = 0; other < problem.people; other++) {
      if (other === person || state.rows[other]?.[day] !== NOBODY || !canDo(problem, other, held))
        continue;
      const both = change + compareWith(problem, state, other, day, held);
      consider(both, [
        [person, at],
        [other, held],
      ]);
    }
  }
  for (const move of best) take(problem, state, ...toRow(move));
  return best.length > 0;
}

export function fillOpen(problem: Problem, state: State): boolean {
  let isBetter = false;
  for (const at of problem.places.keys()) {
    if (state.holders[at] === NOBODY && fillPlace(problem, state, at)) isBetter = true;
  }
  return isBetter;
}

/** Lets a person do open places of a line on some days in a row, also in the place of others, which then stay open; true when that is better. */
function takeWindow(
  problem: Problem,
  state: State,
  person: number,
  open: Int32Array,
  from: number,
  to: number,
): boolean {
  const next = state.rows[person]?.slice();
  if (!next) return false;
  const freed: number[] = [];
  const taken: number[] = [];
  for (let day = from; day < to; day++) {
    const [at = NOBODY, held = NOBODY] = [open[day], next[day]];
    if (at === NOBODY || !canDo(problem, person, at)) continue;
    if (held !== NOBODY) freed.push(held);
    taken.push(at);
    next[day] = at;
  }
  if (taken.length === 0) return false;
  const saved = countOpen(problem, taken) - countOpen(problem, freed);
  const change = compare(problem, state, person, next) - saved;
  if (!(change < LEAST) || !isExact(problem, [person, next])) return false;
  for (const at of freed) state.holders[at] = NOBODY;
  take(problem, state, person, next);
  return true;
}

/** Exchanges what people do with what stays open. */
export function exchangeOpen(problem: Problem, state: State): boolean {
  let isBetter = false;
  for (const line of listLines(problem)) {
    for (let person = 0; person < problem.people; person++) {
      const open = new Int32Array(problem.days).fill(NOBODY);
      for (const at of line) {
        if (state.holders[at] === NOBODY) open[problem.places[at]?.day ?? 0] = at;
      }
      const row = state.rows[person];
      if (!row || isUnused(open)) break;
      if (state.steps > MOST_STEPS) return isBetter;
      const cuts = listCuts(problem, row, open);
      if (isBetterWithin(cuts, (from, to) => takeWindow(problem, state, person, open, from, to)))
        isBetter = true;
    }
  }
  return isBetter;
}
