import { DAY } from '../../dates/clock.ts';
import { toDayNumber } from '../../dates/dates.ts';
import { type Duty, isNight } from './duties.ts';
import type { LimitRule } from './limit-rule-names.ts';
import { findLimitsOn } from './limits.ts';
import { createWarning, type Situation, type WorkingTimeWarning } from './warnings.ts';

const restBetween = (duty: Duty, next: Duty | undefined) =>
  next ? next.start - duty.end : Number.POSITIVE_INFINITY;

const WEEKS_OF_LONG_NIGHTS = 52;

/**
 * Article 5:8: ten hours of work in a night shift, or twelve when twelve hours of rest follow, that at most five times in 14 × 24 hours and
 * 22 times in 52 weeks. `before` are the days of such nights before the known ones.
 */
export function* checkNightHours(
  situation: Situation,
  before: readonly string[],
): Generator<WorkingTimeWarning> {
  const { duties, dated, known } = situation;
  const long: number[] = [];
  const days = before.map(toDayNumber).filter((day) => day < known.from);
  for (const [index, duty] of duties.entries()) {
    if (!isNight(duty)) continue;
    const hours = duty.work / 60;
    const group = situation.isYoung(duty.date) ? 'young' : 'adult';
    const limit = situation.groupOn(duty.date).nightShift;
    if (hours <= limit) continue;
    const { longest, rest, times, timesAYear } = findLimitsOn(dated, duty.date).night;
    const broken: readonly LimitRule[] = [
      ...(hours > longest ? ['night.longest' as const] : []),
      ...(restBetween(duty, duties[index + 1]) < rest * 60 ? ['night.rest' as const] : []),
      ...(long.filter((end) => end > duty.end - 14 * DAY).length >= times
        ? ['night.times' as const]
        : []),
    ];
    if (group === 'young' || broken.length > 0) {
      const by: LimitRule[] = [`${group}.nightShift`, ...(group === 'young' ? [] : broken)];
      yield createWarning(situation, 'night-shift', duty, { hours, limit }, { by });
      continue;
    }
    long.push(duty.end);
    days.push(duty.day);
    const nights = days.filter((day) => day > duty.day - WEEKS_OF_LONG_NIGHTS * 7).length;
    const facts = { nights, weeks: WEEKS_OF_LONG_NIGHTS, limit: timesAYear };
    if (nights > timesAYear) yield createWarning(situation, 'long-nights', duty, facts);
  }
}

/** Article 5:8: 14 hours of rest after a night shift that ends after 02:00, once in each 7 × 24 hours 8. */
export function* restAfterNights(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties, dated } = situation;
  let shortenedAt = Number.NEGATIVE_INFINITY;
  for (const [index, duty] of duties.entries()) {
    const next = duties[index + 1];
    if (!duty.isLate || !next) continue;
    const { restAfter, shortened } = findLimitsOn(dated, duty.date).night;
    const minutes = restBetween(duty, next);
    if (minutes >= restAfter * 60) continue;
    if (minutes >= shortened * 60 && duty.end - shortenedAt >= 7 * DAY) {
      shortenedAt = duty.end;
      continue;
    }
    const facts = {
      ends: duty.endTime.slice(0, 5),
      begins: next.startTime.slice(0, 5),
      hours: minutes / 60,
      limit: restAfter,
    };
    const ids = [...duty.ids, ...next.ids];
    yield createWarning(situation, 'night-recovery', { date: duty.date, ids }, facts);
  }
}

/** Article 5:8: at most seven night shifts in a row, and 46 hours of rest after three or more. */
export function* checkNightsInRow(situation: Situation): Generator<WorkingTimeWarning> {
  const { duties, dated } = situation;
  let row: Duty[] = [];
  for (const [index, duty] of duties.entries()) {
    if (!isNight(duty)) continue;
    row = row.at(-1)?.day === duty.day - 1 ? [...row, duty] : [duty];
    const next = duties[index + 1];
    const goesOn = next !== undefined && isNight(next) && next.day === duty.day + 1;
    const { inRow, seriesRest, series } = findLimitsOn(dated, duty.date).night;
    const nights = row.length;
    const ids = row.flatMap((entry) => entry.ids);
    if (goesOn) continue;
    if (nights > inRow) {
      yield createWarning(
        situation,
        'nights-in-row',
        { date: duty.date, ids },
        { nights, limit: inRow },
      );
    }
    const hours = restBetween(duty, next) / 60;
    if (nights >= series && next && hours < seriesRest) {
      const at = { date: duty.date, ids: [...ids, ...next.ids] };
      yield createWarning(situation, 'nights-rest', at, { nights, hours, limit: seriesRest });
    }
  }
}
