import { costs } from '../candidates/reasons.ts';
import { exchangeAll, exchangeOpen, fillOpen, MOST_STEPS } from './improve.ts';
import { countCost, NOBODY, type Problem } from './problem.ts';
import { canDo, compare, createState, listLines, listPlaces, type State, take } from './state.ts';

/** The row with as many places of a line on free days as the person can do, the first days first. */
function fillRow(problem: Problem, row: Int32Array, person: number, open: readonly number[]) {
  const next = row.slice();
  let count = 0;
  for (const at of open) {
    const day = problem.places[at]?.day ?? 0;
    if (next[day] !== NOBODY || !canDo(problem, person, at)) continue;
    next[day] = at;
    if (Number.isFinite(countCost(problem, person, next))) count += 1;
    else next[day] = NOBODY;
  }
  return { next, count };
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

/** Fills the lines, those that few people can do first, each time by who does most of it for the least. */
function fillLines(problem: Problem, state: State): void {
  const everybody = Array.from({ length: problem.people }, (_, person) => person);
  const countAble = (line: readonly number[]) =>
    everybody.filter((person) => line.some((at) => canDo(problem, person, at))).length;
  const ordered = listLines(problem)
    .map((line) => ({ line, able: countAble(line) / line.length }))
    .sort((a, b) => a.able - b.able);
  for (const { line } of ordered) {
    const refused = new Set<number>();
    for (;;) {
      const open = line.filter((at) => state.holders[at] === NOBODY);
      let best: { person: number; next: Int32Array; gain: number } | null = null;
      for (const person of everybody) {
        const row = state.rows[person];
        if (!row || open.length === 0 || refused.has(person)) continue;
        const { next, count } = fillRow(problem, row, person, open);
        if (count === 0) continue;
        const gain = count * costs.nobody - compare(problem, state, person, next);
        if (gain > (best?.gain ?? 0)) best = { person, next, gain };
      }
      if (!best) break;
      const allowed = keepAllowed(problem, best.person, best.next, open);
      if (allowed) take(problem, state, best.person, allowed);
      else refused.add(best.person);
    }
  }
}

/** Finds who does which place for the least; NOBODY where nobody can. The same problem has the same answer. */
export function search(problem: Problem): Int32Array {
  const state = createState(problem);
  fillLines(problem, state);
  const moves = [fillOpen, exchangeOpen, exchangeAll];
  while (state.steps <= MOST_STEPS) {
    state.round += 1;
    const isBetter = moves.map((move) => move(problem, state)).some(Boolean);
    if (!isBetter) break;
  }
  return state.holders;
}
