/** Measures the rules of the planning board: all people of a month once, and one frame of a drag. See docs/benchmarks.md. */
import { addDays } from '@ploegplan/contract/rules/dates';
import { datedLimits } from '@ploegplan/contract/rules/legal-limits';
import { shortNotices } from '@ploegplan/contract/rules/roster-notice';
import { workingTimeWarnings } from '@ploegplan/contract/rules/working-time';
import { usualWeek } from '@ploegplan/contract/rules/working-week';
import { median } from './load.ts';

const PEOPLE = 500;
const DAYS = 28;
const ROUNDS = 50;
const monday = '2026-11-16';
const times = [
  ['07:00', '12:00'],
  ['12:30', '16:00'],
] as const;
const contracts = [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0], onCall: true }];
const limits = datedLimits([
  { rule: 'adult.shift', from: addDays(monday, 7), until: null, value: 10 },
  { rule: 'night.times', from: addDays(monday, 14), until: null, value: 3 },
  { rule: 'notice.onCall', from: addDays(monday, 21), until: null, value: 7 },
]);

/** The work of one person: two pieces on each workday, and every fifth week nights. */
const shiftsOf = (person: number) =>
  Array.from({ length: DAYS }, (_, day) => day)
    .filter((day) => day % 7 < 5)
    .flatMap((day) => {
      const isNight = (person + Math.floor(day / 7)) % 5 === 0;
      return times.map(([startTime, endTime], at) => ({
        id: `${person} ${day} ${at}`,
        date: addDays(monday, day),
        startTime: isNight ? (['21:00', '02:30'][at] ?? null) : startTime,
        endTime: isNight ? (['02:00', '06:00'][at] ?? null) : endTime,
        employeeIds: [String(person)],
        isDraft: false,
      }));
    });
const people = Array.from({ length: PEOPLE }, (_, person) => shiftsOf(person));
const around = new Map(
  Array.from({ length: 36 }, (_, week) => [
    addDays(monday, 7 * (week - 16)),
    { hours: 38, nights: 1, lateNights: 1 },
  ]),
);
const find = (shifts: (typeof people)[number]) =>
  workingTimeWarnings({
    ...{ shifts, around, limits, workingWeek: usualWeek },
    worker: { dateOfBirth: null, kind: 'own' },
    known: { from: monday, to: addDays(monday, DAYS - 1) },
  });

/** A frame of a drag finds anew for who has the work and who gets it, and who hears of it too late. */
function frame(round: number): void {
  const [own = [], other = []] = [people[round % PEOPLE], people[(round + 1) % PEOPLE]];
  const [moved, ...others] = own;
  if (!moved) return;
  const changed = { ...moved, date: addDays(moved.date, round % DAYS), employeeIds: ['other'] };
  find(others);
  find([...other, changed]);
  shortNotices(moved, changed, {
    today: addDays(monday, -2),
    contractsOf: () => contracts,
    limits,
  });
}

function timed(work: (round: number) => void): number {
  const all = Array.from({ length: ROUNDS }, (_, round) => {
    const start = performance.now();
    work(round);
    return performance.now() - start;
  });
  return median(all);
}

const once = timed(() => people.forEach(find));
const drag = timed(frame);
console.log(`rules of ${PEOPLE} people x ${DAYS} days once: ${once.toFixed(1)} ms`);
console.log(`a frame of a drag: ${drag.toFixed(3)} ms`);
