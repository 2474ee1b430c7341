import { expect, test } from 'vitest';
import { paidPerson, payDay, payRules } from '../../../test/pay.ts';
import { addDays } from '../../dates/dates.ts';
import { usualWeek } from '../working-time/working-week.ts';
import { classifyWeek } from './classes.ts';
import type { PaidPerson, PayDay } from './placing.ts';
import type { PayRules } from './rules.ts';

/**
 * The rules again, slowly and in another way: each minute of work is looked at by itself, with what the clock on the wall says then. Clock
 * times of rules are not in the hour that comes twice, where a clock on the wall does not tell which one is meant.
 */
const WEEKS = 20_000;
const zone = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' },
});
const clockAhead = new Map<number, number>();
/** What the clock on the wall says, in minutes since 1970 as if it were UTC; Intl is asked once for each hour. */
function wallClock(instant: number): number {
  const hour = Math.floor(instant / 60) * 60;
  let ahead = clockAhead.get(hour);
  if (ahead === undefined) {
    ahead = Date.parse(`${zone.format(hour * 60_000).replace(' ', 'T')}Z`) / 60_000 - hour;
    clockAhead.set(hour, ahead);
  }
  return instant + ahead;
}
const wallText = (instant: number) => new Date(wallClock(instant) * 60_000).toISOString();
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The first minute at which the clock on the wall says this or more. */
function firstAt(date: string, minutes: number): number {
  const wanted = Date.parse(date) / 60_000 + minutes;
  let instant = wanted - 120;
  while (wallClock(instant) < wanted) {
    instant += Math.min(wanted - wallClock(instant), 60 - (instant % 60));
  }
  return instant;
}

interface Claim {
  label: string;
  percent: number;
  /** By the clock on the wall, in minutes since 1970, and the minutes of overtime before this one; negative before overtime. */
  holds(wall: number, over: number): boolean;
}

function claimsOf(rules: PayRules, holidays: ReadonlySet<string>): Claim[] {
  const claims: Claim[] = [{ label: 'normal 100 ', percent: 100, holds: () => true }];
  const add = (
    name: string,
    rule: { percent: number | null; article: string } | null,
    holds: Claim['holds'],
  ) => {
    if (!rule) return;
    const label = `${name} ${rule.percent} ${rule.article}`;
    claims.push({ label, percent: rule.percent ?? 100, holds });
  };
  const isWithin = (minute: number, from: number, to: number) =>
    from < to ? minute >= from && minute < to : minute >= from || minute < to;
  const isDaily = (rule: { from: string; to: string } | null) => {
    const [from, to] = [minutesOf(rule?.from ?? ''), minutesOf(rule?.to ?? '')];
    return (wall: number) => isWithin(wall % 1440, from, to);
  };
  const isInWindow = isDaily(rules.window);
  add('window', rules.window, (wall) => !isInWindow(wall));
  add('night', rules.night, isDaily(rules.night));
  for (const rule of rules.periods) {
    // 1 January 1970 was a Thursday.
    const [from, to] = [rule.from, rule.to].map(
      ({ weekday, time }) => ((weekday + 3) % 7) * 1440 + minutesOf(time),
    ) as [number, number];
    add(rule.class, rule, (wall) => isWithin(wall % 10_080, from, to));
  }
  const days = new Set([...holidays].map((date) => Date.parse(date) / 60_000));
  add('holiday', rules.holiday, (wall) => days.has(wall - (wall % 1440)));
  let passed = 0;
  for (const { hours, ...step } of rules.overtime) {
    const from = passed;
    passed += hours === null ? Number.POSITIVE_INFINITY : hours * 60;
    const to = passed;
    add('overtime', step, (_, over) => over >= from && over < to);
  }
  return claims;
}

function slowWeek(days: readonly PayDay[], person: PaidPerson, rules: PayRules): string[] {
  const claims = claimsOf(rules, person.holidays);
  const [contract] = person.contracts;
  const found: string[] = [];
  for (const day of days) {
    const weekday = new Date(day.date).getUTCDay() || 7;
    const leave = (person.leave.get(day.date)?.quarters ?? 0) * 15;
    const agreed = (contract?.hours[weekday - 1] ?? 0) * 60;
    const roster = person.holidays.has(day.date) ? 0 : Math.max(0, agreed - leave);
    const begins = minutesOf(day.startTime ?? '07:00');
    const start = firstAt(day.date, begins);
    const recorded = day.works.reduce((sum, work) => sum + work.minutes, 0);
    let end = start + recorded + day.breakMinutes;
    if (day.endTime) {
      const ends = minutesOf(day.endTime);
      end = firstAt(day.date, ends > begins ? ends : ends + 1440);
    }
    const pause = Math.min(day.breakMinutes, end - start);
    let pauseAt = start + Math.floor((end - start - pause) / 2);
    if (day.breakStart) {
      const at = minutesOf(day.breakStart);
      pauseAt = firstAt(day.date, at < begins ? at + 1440 : at);
    }
    const unnamed = { projectId: null, minutes: end - start - pause };
    let label = '';
    let first = 0;
    let project: string | null | undefined;
    let length = 0;
    const isTimed = day.startTime && day.endTime;
    const close = (instant: number) => {
      const times = isTimed
        ? ` ${wallText(first).slice(11, 16)}-${wallText(instant).slice(11, 16)}`
        : '';
      if (length > 0) found.push(`${day.date}${times} ${label} ${length} ${project}`);
      length = 0;
    };
    let instant = start;
    let wall = wallClock(start);
    let done = 0;
    for (const work of day.works.length > 0 ? day.works : [unnamed]) {
      for (let left = work.minutes; left > 0; left--) {
        const paused = instant === pauseAt && pause > 0;
        if (paused && isTimed) close(instant);
        if (paused) instant += pause;
        if (paused || instant % 60 === 0) wall = wallClock(instant);
        let best = claims[0] as Claim;
        for (const claim of claims) {
          if (claim.percent >= best.percent && claim.holds(wall, done - roster)) best = claim;
        }
        if (best.label !== label || work.projectId !== project) close(instant);
        if (length === 0) first = instant;
        label = best.label;
        project = work.projectId;
        length++;
        done++;
        instant++;
        wall++;
      }
    }
    close(instant);
  }
  return found;
}

/** Numbers below a limit, the same ones for a seed (a linear congruential generator). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomWeek(random: (below: number) => number) {
  const pick = <T>(...values: T[]): T => values[random(values.length)] as T;
  const monday =
    random(4) === 0
      ? pick('2026-03-23', '2026-10-19', '2027-03-22', '2027-10-25')
      : addDays('2026-01-05', random(50) * 7);
  const time = (hour: number, minute: number) =>
    `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const ruleTime = () => time(pick(0, 1, 3, 4, 5, 6, 7, 17, 19, 21, 23), pick(0, 0, 15, 41));
  let articles = 0;
  const worth = () => ({ percent: pick(110, 125, 130, 150, 200), article: `${articles++}` });
  const daily = () => {
    const from = ruleTime();
    const to = ruleTime();
    return from === to ? null : { from, to, ...worth() };
  };
  const moment = () => ({ weekday: 1 + random(7), time: ruleTime() });
  const period = () => ({
    class: pick<'saturday' | 'sunday'>('saturday', 'sunday'),
    from: moment(),
    to: moment(),
    ...worth(),
  });
  const window = daily();
  const rules: PayRules =
    random(2) === 0
      ? payRules
      : {
          ...payRules,
          overtime: pick(
            payRules.overtime,
            [],
            [
              { hours: 1.25, ...worth() },
              { hours: null, ...worth() },
            ],
          ),
          periods: [period(), period()].slice(random(3)),
          holiday: pick(null, worth()),
          night: daily(),
          window: window && { ...window, percent: pick(null, window.percent) },
        };
  const days: PayDay[] = [];
  for (let at = 0; at < 7; at++) {
    if (random(4) === 0) continue;
    const isTimed = random(5) > 0;
    const begin = random(3) === 0 ? random(24) : 5 + random(5);
    days.push(
      payDay({
        date: addDays(monday, at),
        startTime: isTimed ? time(begin, random(60)) : null,
        endTime: isTimed ? time(begin + 1 + random(14), random(60)) : null,
        breakStart: isTimed && random(3) === 0 ? time(begin + 1 + random(4), random(60)) : null,
        breakMinutes: pick(0, 30, 45, 60),
        works: ['a', 'b', 'c']
          .slice(random(4))
          .map((projectId) => ({ projectId, minutes: random(360) })),
      }),
    );
  }
  const dates = days.map(({ date }) => date);
  const person: PaidPerson = {
    ...paidPerson,
    contracts: [{ from: null, hours: Array.from({ length: 7 }, () => pick(0, 4, 7.75, 8)) }],
    leave: new Map(dates.map((date) => [date, { quarters: pick(0, 0, 0, 8, 32) }])),
    holidays: new Set(dates.filter(() => random(8) === 0).map((date) => addDays(date, random(2)))),
    workingWeek: usualWeek,
  };
  return { days, person, rules };
}

test('in 20,000 weeks each minute is in the one class that a slow reading of the rules puts it in', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= WEEKS; seed++) {
    const { days, person, rules } = randomWeek(randomFrom(seed));
    const slow = slowWeek(days, person, rules);
    const quick = classifyWeek(days, person, [rules]).map((part) => {
      const times = part.from ? ` ${part.from}-${part.to}` : '';
      seen.add(part.class);
      return `${part.date}${times} ${part.class} ${part.percent} ${part.article} ${part.minutes} ${part.projectId}`;
    });
    if (quick.join() !== slow.join()) expect(quick, `seed ${seed}`).toEqual(slow);
  }
  expect([...seen].sort().join()).toBe('holiday,night,normal,overtime,saturday,sunday,window');
}, 60_000);
