import { DAY, formatMinuteOfDay } from '../../dates/clock.ts';
import { computeOverlap, type Duty, getNight } from './duties.ts';
import { findLimitsOn } from './limits.ts';
import { createWarning, type Situation, type WorkingTimeWarning } from './warnings.ts';

const WEEK = 7 * DAY;

interface Rest {
  minutes: number;
  after: Duty;
  /** The duty with which it ends; undefined when that is after the stretch. */
  next: Duty | undefined;
}

/** The rests within the stretch that begins with the duty at `first`. */
function* listRestsWithin(duties: readonly Duty[], first: number, end: number): Generator<Rest> {
  for (let index = first; index < duties.length; index++) {
    const after = duties[index];
    if (!after || (after.end >= end && index > first)) return;
    const following = duties[index + 1];
    const next = following && following.start <= end ? following : undefined;
    yield { minutes: Math.max(0, (next?.start ?? end) - after.end), after, next };
  }
}

/** The first of equal rests is taken. */
function findLongestRest(duties: readonly Duty[], first: number, end: number): Rest | undefined {
  let longest: Rest | undefined;
  for (const rest of listRestsWithin(duties, first, end)) {
    if (!longest || rest.minutes > longest.minutes) longest = rest;
  }
  return longest;
}

/**
 * Article 5:3: 11 hours in a row in each 24, once in each 7 × 24 hours 8; under 18 always 12. The 24 hours that begin with a duty
 * have the least rest.
 */
export function* checkDailyRest(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties } = situation;
  let shortenedAt = Number.NEGATIVE_INFINITY;
  for (const [index, duty] of duties.entries()) {
    const rest = findLongestRest(duties, index, duty.start + DAY);
    const { hours, shortened } = situation.groupOn(duty.date).dailyRest;
    if (!rest || rest.minutes >= hours * 60) continue;
    const { minutes, after, next } = rest;
    const mayBeShort = after.end === shortenedAt || after.end - shortenedAt >= WEEK;
    if (shortened !== null && minutes >= shortened * 60 && mayBeShort) {
      shortenedAt = after.end;
      continue;
    }
    const ids = next ? [...after.ids, ...next.ids] : after.ids;
    yield createWarning(
      situation,
      'daily-rest',
      { date: duty.date, ids },
      {
        ends: after.endTime.slice(0, 5),
        begins: next?.startTime.slice(0, 5) ?? null,
        hours: minutes / 60,
        limit: hours,
      },
    );
  }
}

/** Article 5:3: the daily rest of the young includes 23:00 to 06:00, by the kind of work an hour earlier or later. */
export function* checkNightRest(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const { noWorkFrom } = situation.groupOn(duty.date);
    if (noWorkFrom === null) continue;
    const from = formatMinuteOfDay(noWorkFrom * 60);
    const to = formatMinuteOfDay((noWorkFrom * 60 + 7 * 60) % DAY);
    const isAtNight = [duty.day, duty.day + 1].some((day) => {
      const [start, end] = getNight(day, from, to);
      return computeOverlap(start, end, duty.start, duty.end) > 0;
    });
    if (isAtNight) yield createWarning(situation, 'night-rest', duty, { from, to });
  }
}

/**
 * Article 5:5: 36 hours in a row in each 7 × 24, or 72 in each 14 × 24 in parts of at least 32, which is for adults only. Days of
 * which nothing is known count as rest. Of seven days that fail, those that begin within them are not reported again.
 */
export function* checkWeeklyRest(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties, dated, isYoung } = situation;
  let reportedUntil = Number.NEGATIVE_INFINITY;
  for (const [index, duty] of duties.entries()) {
    if (duty.start < reportedUntil) continue;
    const { hours, split, part } = findLimitsOn(dated, duty.date).weeklyRest;
    const weekEnds = duty.start + WEEK;
    const longest = findLongestRest(duties, index, weekEnds)?.minutes ?? 0;
    if (longest >= hours * 60) continue;
    let parts = 0;
    for (const { minutes } of listRestsWithin(duties, index, weekEnds + WEEK)) {
      if (minutes >= part * 60) parts += minutes;
    }
    if (parts >= split * 60 && !isYoung(duty.date)) continue;
    const ids = duties.slice(index).flatMap((entry) => (entry.start < weekEnds ? entry.ids : []));
    const facts = { hours: longest / 60, limit: hours };
    yield createWarning(situation, 'weekly-rest', { date: duty.date, ids }, facts);
    reportedUntil = weekEnds;
  }
}
