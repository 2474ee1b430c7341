/** Measures the rules of working time: 500 people in four weeks, and one person again in each frame of a drag. See docs/benchmarks.md. */

import { addDays } from '@ploegplan/contract/dates/dates';
import { monday, warningsOf } from '@ploegplan/contract/test/working-time';
import { median } from './median.ts';

const PEOPLE = 500;
const ROUNDS = 15;
const known = { from: monday, to: addDays(monday, 27) };

/** The shifts of four weeks; every fifth person works by night, and every second one also on Saturdays. */
function makeShifts(person: number): string[] {
  const workdays = person % 2 === 0 ? 6 : 5;
  const times = person % 5 === 0 ? '22:00-06:30' : `0${6 + (person % 3)}:00-16:00`;
  return Array.from({ length: 28 }, (_, day) => day)
    .filter((day) => day % 7 < workdays)
    .map((day) => `${addDays(monday, day)} ${times}`);
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const people = Array.from({ length: PEOPLE }, (_, person) => makeShifts(person));
const rounds = Array.from({ length: ROUNDS }, () =>
  time(() => people.forEach((shifts) => void warningsOf(shifts, { known }))),
);
const frames = people.map((shifts) => time(() => void warningsOf(shifts.slice(1), { known })));
console.log(
  `${PEOPLE} people, four weeks: first ${rounds[0]?.toFixed(0)} ms, median ${median(rounds).toFixed(0)} ms`,
);
console.log(
  `one person: median ${median(frames).toFixed(2)} ms, longest ${Math.max(...frames).toFixed(2)} ms`,
);
