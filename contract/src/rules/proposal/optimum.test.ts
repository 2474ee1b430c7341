import highs from 'highs';
import { describe, expect, it } from 'vitest';
import { createCase } from '../../../test/proposal.ts';
import { costs } from '../candidates/reasons.ts';
import { createProblem } from './create-problem.ts';
import { NOBODY, type Problem, sumCosts } from './problem.ts';
import { search } from './search.ts';

/** The problem as a mixed-integer program, in the LP format of CPLEX. */
function writeProgram({ places, people, days, weeks, ...problem }: Problem): string {
  const terms: string[] = [];
  const rules: string[] = [];
  const binaries: string[] = [];
  const isOn = (person: number, work: number, on: number) =>
    problem.there[(work * days + on) * people + person] === 1;
  const able = (person: number) =>
    [...places.keys()].filter((at) => (problem.points[at * people + person] ?? -1) >= 0);
  for (const at of places.keys()) {
    const does = [`u${at}`];
    terms.push(`${costs.nobody} u${at}`);
    for (let person = 0; person < people; person++)
      if (able(person).includes(at)) does.push(`x${at}_${person}`);
    rules.push(`${does.join(' + ')} = 1`);
    binaries.push(...does);
  }
  for (let person = 0; person < people; person++) {
    const own = able(person);
    for (const [, same] of Map.groupBy(own, (at) => places[at]?.day))
      rules.push(`${same.map((at) => `x${at}_${person}`).join(' + ')} <= 1`);
    for (const one of own) {
      for (const other of own) {
        const [a, b] = [places[one], places[other]];
        if (a && b && a.day < b.day && b.start - a.end < (problem.rest[person] ?? 0))
          rules.push(`x${one}_${person} + x${other}_${person} <= 1`);
      }
    }
    for (const at of own) {
      const place = places[at];
      if (!place) continue;
      const base = place.work * days;
      const previous = problem.previous[base + place.day] ?? -1;
      const next = problem.next[base + place.day] ?? -1;
      let cost = problem.points[at * people + person] ?? 0;
      if (next >= 0 && isOn(person, place.work, next)) cost -= costs.start;
      if (previous < 0 || !isOn(person, place.work, previous)) {
        const before = own.filter(
          (other) => places[other]?.work === place.work && places[other]?.day === previous,
        );
        terms.push(`${costs.start} s${at}_${person}`);
        const there = before.map((other) => ` - x${other}_${person}`).join('');
        rules.push(`x${at}_${person}${there} - s${at}_${person} <= 0`);
      }
      terms.push(`${cost} x${at}_${person}`);
    }
    for (let week = 0; week < weeks; week++) {
      const within = own.filter((at) => places[at]?.week === week);
      const left = problem.left[person * weeks + week] ?? Number.POSITIVE_INFINITY;
      if (within.length === 0 || !Number.isFinite(left)) continue;
      terms.push(`o${person}_${week}`);
      const sum = within.map((at) => `${places[at]?.quarters} x${at}_${person}`).join(' + ');
      rules.push(`${sum} - o${person}_${week} <= ${Math.max(0, left)}`);
    }
  }
  return [
    `Minimize\n obj: ${terms.join('\n + ').replaceAll('+ -', '- ')}`,
    `Subject To\n ${rules.join('\n ')}`,
    `Binary\n ${binaries.join('\n ')}\nEnd`,
  ].join('\n');
}

/** The module is CommonJS: its default is the function, or has it, by who loads it. */
const loadSolver = ('default' in highs ? highs.default : highs) as (typeof highs)['default'];

const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);

describe('a proposal for a small company', () => {
  it.each(seeds)('is within three percent of the optimum (seed %d)', async (seed) => {
    const size = { people: 6 + (seed % 4), works: 3, days: 5, crew: 2 };
    const { situation, sought } = createCase(seed, size);
    const problem = createProblem(situation, sought);
    const { solve } = await loadSolver();
    const best = solve(writeProgram(problem));
    expect(best.Status).toBe('Optimal');
    const holders = search(problem);
    const open = holders.filter((holder) => holder === NOBODY).length;
    // As many places stay open, so that their high cost does not hide the rest.
    const left = Object.entries(best.Columns).filter(
      ([name, { Primal }]) => name.startsWith('u') && Primal > 0.5,
    );
    expect(open).toBe(left.length);
    const fixed = open * costs.nobody;
    expect(sumCosts(problem, holders) - fixed).toBeLessThanOrEqual(
      (best.ObjectiveValue - fixed) * 1.03 + 1e-6,
    );
  });
});
