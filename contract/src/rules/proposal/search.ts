import { exchange, exchangeAll, exchangeOpen, fillOpen, MOST_STEPS } from './improve.ts';
import { NOBODY, type Problem } from './problem.ts';
import {
  canDo,
  compare,
  countOpen,
  createState,
  listLines,
  listPlaces,
  type State,
  take,
} from './state.ts';

/** The row with as many places of a line on free days as the person can do, the first days first, and what they are worth. */
function fillRow(problem: Problem, state: State, person: number, open: readonly number[]) {
  const next = state.rows[person]?.slice() ?? new Int32Array();
  const able = open.filter((at) => {
    const day = problem.places[at]?.day ?? 0;
    if (next[day] !== NOBODY || !canDo(problem, person, at)) return false;
    next[day] = at;
    return true;
  });
  if (able.length === 0) return null;
  const change = compare(problem, state, person, next);
  if (Number.isFinite(change)) return { next, gain: countOpen(problem, able) - change };
  // With too little rest between two of them, only those that leave enough.
  for (const at of able) next[problem.places[at]?.day ?? 0] = NOBODY;
  let gain = 0;
  for (const at of able) {
    const day = problem.places[at]?.day ?? 0;
    next[day] = at;
    const without = compare(problem, state, person, next);
    if (Number.isFinite(without)) gain += countOpen(problem, [at]);
    else next[day] = NOBODY;
  }
  return { next, gain: gain - compare(problem, state, person, next) };
}

/** Without the last places of a line until the exact rules allow the others; null when none is left. */
function keepAllowed(problem: Problem, person: number, row: Int32Array, open: readonly number[]) {
  const next = row.slice();
  for (const at of open.toReversed()) {
    if (problem.isAllowed(person, listPlaces(next))) break;
    const day = problem.places[at]?.day ?? 0;
    if (next[day] === at) next[day] = NOBODY;
  }
  return open.some((at) => next[problem.places[at]?.day ?? 0] === at) ? next : null;
}

/** Attempts to find something better once no exchange is. */
const ATTEMPTS = 120;
/** Exchanges with which every other attempt begins. */
const KICKS = 4;
/** One in so many people gets other places in an attempt. */
const SHARE = 3;

/** Fills the lines, those that few people can do first, each time by who does most of it for the least. */
function fillLines(problem: Problem, state: State, random?: () => number): void {
  const everybody = Array.from({ length: problem.people }, (_, person) => person);
  const countAble = (line: readonly number[]) =>
    everybody.filter((person) => line.some((at) => canDo(problem, person, at))).length;
  const ordered = listLines(problem)
    .map((line) => ({ line, able: random?.() ?? countAble(line) / line.length }))
    .sort((a, b) => a.able - b.able);
  for (const { line } of ordered) {
    const refused = new Set<number>();
    for (;;) {
      const open = line.filter((at) => state.holders[at] === NOBODY);
      let best: { person: number; next: Int32Array; gain: number } | null = null;
      for (const person of everybody) {
        if (open.length === 0 || refused.has(person)) continue;
        const filled = fillRow(problem, state, person, open);
        if (filled && filled.gain > (best?.gain ?? 0)) best = { person, ...filled };
      }
      if (!best) break;
      const allowed = keepAllowed(problem, best.person, best.next, open);
      if (allowed) take(problem, state, best.person, allowed);
      else refused.add(best.person);
    }
  }
}

/** Numbers from 0 up to 1 that only depend on the seed (a linear congruential generator). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const moves = [fillOpen, exchangeOpen, exchangeAll];

/** Exchanges places until nothing gets better. */
function improve(problem: Problem, state: State): void {
  while (state.steps <= MOST_STEPS) {
    state.round += 1;
    const isBetter = moves.map((move) => move(problem, state)).some(Boolean);
    if (!isBetter) break;
  }
}

const countTotal = (problem: Problem, { costs, holders }: State): number =>
  costs.reduce((sum, cost) => sum + cost, 0) +
  countOpen(
    problem,
    [...holders.keys()].filter((at) => holders[at] === NOBODY),
  );

/** Takes the places of a person away. */
function release(problem: Problem, state: State, person: number): void {
  for (const at of state.rows[person] ?? []) if (at !== NOBODY) state.holders[at] = NOBODY;
  take(problem, state, person, new Int32Array(problem.days).fill(NOBODY));
}

/** Exchanges what a few people do, also where that is worse. */
function disturb(problem: Problem, state: State, random: () => number): void {
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from));
  for (let left = KICKS; left > 0; left--) {
    const pair = [pick(0, problem.people), pick(0, problem.people)] as const;
    const from = pick(problem.from, problem.to);
    if (pair[0] === pair[1]) continue;
    exchange(problem, state, pair, [from, pick(from, problem.to) + 1], Number.POSITIVE_INFINITY);
  }
}

/**
 * Finds who does which place for the least; NOBODY where nobody can. The same problem has the same answer: after the exchanges
 * the places of some people are given out anew a number of times, by numbers that are always the same.
 */
export function search(problem: Problem): Int32Array {
  let best = createState(problem);
  fillLines(problem, best);
  improve(problem, best);
  const { people } = problem;
  const random = createRandom(1);
  for (let attempt = 1; attempt <= ATTEMPTS && best.steps <= MOST_STEPS; attempt++) {
    const state = { ...best, rows: [...best.rows], costs: [...best.costs] };
    state.holders = best.holders.slice();
    state.changed = best.changed.slice();
    if (attempt % 2 === 0) {
      for (let person = 0; person < people; person++)
        if (random() < 1 / SHARE) release(problem, state, person);
    } else disturb(problem, state, random);
    fillLines(problem, state, random);
    improve(problem, state);
    const isBetter = countTotal(problem, state) < countTotal(problem, best) - 1e-9;
    best = isBetter ? state : { ...best, steps: state.steps, round: state.round };
  }
  return best.holders;
}
