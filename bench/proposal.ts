/** Measures who can do some work of 500 people, and a proposal for 200 people, ten days and 40 works. See docs/benchmarks.md. */

import { rankCandidates } from '@ploegplan/contract/rules/candidates/rank';
import { proposeCrews } from '@ploegplan/contract/rules/proposal/proposal';
import { createCase } from '@ploegplan/contract/test/proposal';
import { median } from './median.ts';

const ROUNDS = 9;

/** Milliseconds of processor time, which other work on the machine changes least. */
function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(what: string, work: () => void): void {
  const rounds = Array.from({ length: ROUNDS }, () => time(work));
  console.log(`${what}: first ${rounds[0]?.toFixed(0)} ms, median ${median(rounds).toFixed(0)} ms`);
}

const many = createCase(1, { people: 500, works: 40, days: 10, crew: 8 });
const [shift] = many.sought;
if (shift) report('Who can, of 500 people', () => void rankCandidates(many.situation, [shift]));
const company = createCase(2, { people: 200, works: 40, days: 10, crew: 8 });
report(
  `A proposal for 200 people, 10 days and 40 works (${company.sought.length} places)`,
  () => void proposeCrews(company.situation, company.sought),
);
