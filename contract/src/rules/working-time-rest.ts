import { DAY } from './clock.ts';
import { type Duty, nightOf, overlap } from './working-shifts.ts';
import { limitsOn } from './working-time-limits.ts';
import { type Situation, type WorkingTimeWarning, warningOf } from './working-time-warnings.ts';

const WEEK = 7 * DAY;

/**
 * Article 5:3: 11 hours in a row in each 24, once in each 7 × 24 hours 8; under 18 always 12. The 24 hours that begin with a duty
 * have the least rest.
 */
export function* dailyRest(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties } = situation;
  let shortenedAt = Number.NEGATIVE_INFINITY;
  for (const [index, duty] of duties.entries()) {
    const next = duties[index + 1];
    const dayEnds = duty.start + DAY;
    const isNext = next !== undefined && next.start <= dayEnds;
    const rest = Math.max(0, (isNext ? next.start : dayEnds) - duty.end);
    const { hours, shortened } = situation.groupOn(duty.date).dailyRest;
    if (rest >= hours * 60) continue;
    if (shortened !== null && rest >= shortened * 60 && duty.end - shortenedAt >= WEEK) {
      shortenedAt = duty.end;
      continue;
    }
    const ids = isNext ? [...duty.ids, ...next.ids] : duty.ids;
    yield warningOf(
      situation,
      'daily-rest',
      { date: duty.date, ids },
      {
        ends: duty.endTime.slice(0, 5),
        begins: isNext ? next.startTime.slice(0, 5) : null,
        hours: rest / 60,
        limit: hours,
      },
    );
  }
}

/** Article 5:3: the daily rest of the young includes 23:00 to 06:00. */
export function* nightRest(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const { noWork } = situation.groupOn(duty.date);
    if (!noWork) continue;
    const isAtNight = [duty.day, duty.day + 1].some((day) => {
      const [start, end] = nightOf(day, noWork.from, noWork.to);
      return overlap(start, end, duty.start, duty.end) > 0;
    });
    if (isAtNight) yield warningOf(situation, 'night-rest', duty, noWork);
  }
}

/** The rests within the stretch that begins with the duty at `first`. */
function* restsWithin(duties: readonly Duty[], first: number, end: number): Generator<number> {
  for (let index = first; index < duties.length; index++) {
    const duty = duties[index];
    if (!duty || duty.end >= end) return;
    yield Math.max(0, Math.min(duties[index + 1]?.start ?? end, end) - duty.end);
  }
}

/**
 * Article 5:5: 36 hours in a row in each 7 × 24, or 72 in each 14 × 24 in parts of at least 32, which is for adults only. Days of
 * which nothing is known count as rest. Of seven days that fail, those that begin within them are not reported again.
 */
export function* weeklyRest(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties, dated, isYoung } = situation;
  let reportedUntil = Number.NEGATIVE_INFINITY;
  for (const [index, duty] of duties.entries()) {
    if (duty.start < reportedUntil) continue;
    const { hours, split, part } = limitsOn(dated, duty.date).weeklyRest;
    const weekEnds = duty.start + WEEK;
    const longest = Math.max(0, ...restsWithin(duties, index, weekEnds));
    if (longest >= hours * 60) continue;
    let parts = 0;
    for (const rest of restsWithin(duties, index, weekEnds + WEEK)) {
      if (rest >= part * 60) parts += rest;
    }
    if (parts >= split * 60 && !isYoung(duty.date)) continue;
    const ids = duties.slice(index).flatMap((one) => (one.start < weekEnds ? one.ids : []));
    const facts = { hours: longest / 60, limit: hours };
    yield warningOf(situation, 'weekly-rest', { date: duty.date, ids }, facts);
    reportedUntil = weekEnds;
  }
}
