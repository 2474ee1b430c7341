import { dateOfDay, dayNumber, weekdayOfDay } from './dates.ts';
import { type AbsentDay, fromQuarters } from './leave-hours.ts';
import { breakMinutes } from './working-time-limits.ts';
import { type Situation, type WorkingTimeWarning, warningOf } from './working-time-warnings.ts';

/** Hours by the Monday of each week. */
export type WeekHours = ReadonlyMap<string, number>;

/** Leave and illness by day. */
export type AbsentDays = ReadonlyMap<string, AbsentDay>;

/** Article 5:7: 12 hours of work in a shift, under 18 nine; article 5:8: ten when part of it is in the night. */
export function* longShifts(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const hours = duty.work / 60;
    const { shift, nightShift } = situation.groupOn(duty.date);
    const isNight = duty.night > duty.limits.night.over * 60;
    const limit = isNight ? Math.min(shift, nightShift) : shift;
    if (hours > limit) {
      yield warningOf(situation, isNight ? 'night-shift' : 'shift', duty, { hours, limit });
    }
  }
}

/**
 * Article 5:4: more than 5.5 hours have a break of 30 minutes, more than ten 45; under 18 more than 4.5 have 30. Breaks are the
 * time between pieces of work and what the company deducts.
 */
export function* shortBreaks(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const hours = duty.work / 60;
    const limit = breakMinutes(situation.groupOn(duty.date).breaks, hours);
    if (duty.breaks < limit) {
      yield warningOf(situation, 'break', duty, { hours, minutes: duty.breaks, limit });
    }
  }
}

const mondayOfDay = (day: number) => day - weekdayOfDay(day) + 1;

interface Week {
  /** Whole minutes, because sums of fractions of hours are not exact. */
  minutes: number;
  ids: string[];
}

/** The weeks of which every day is known, by the day number of their Monday. */
function knownWeeks({ duties, known }: Situation, absent: AbsentDays): Map<number, Week> {
  const weeks = new Map<number, Week>();
  for (let monday = mondayOfDay(known.from + 6); monday + 6 <= known.to; monday += 7) {
    weeks.set(monday, { minutes: 0, ids: [] });
  }
  for (const { date, day, work, ids } of duties) {
    const week = weeks.get(mondayOfDay(day));
    if (!week) continue;
    // Who is absent all day does not work what is still planned.
    if (!absent.get(date)?.isWhole) week.minutes += work;
    week.ids.push(...ids);
  }
  for (const [date, { quarters }] of absent) {
    const week = weeks.get(mondayOfDay(dayNumber(date)));
    if (week) week.minutes += fromQuarters(quarters) * 60;
  }
  return weeks;
}

/** Article 5:7: 60 hours of work in a week, under 18 forty-five. Leave is no work here. */
export function* longWeeks(situation: Situation): Generator<WorkingTimeWarning> {
  for (const [monday, { minutes, ids }] of knownWeeks(situation, new Map())) {
    const date = dateOfDay(monday);
    const hours = minutes / 60;
    const limit = situation.groupOn(date).week;
    if (hours > limit) yield warningOf(situation, 'week', { date, ids }, { hours, limit });
  }
}

/**
 * Article 5:7: 55 hours a week on average over four weeks and 48 over sixteen, under 18 forty over four. Of each, the weeks with
 * the highest average are reported; they include a week that is known by its shifts. Leave and illness count as worked.
 */
export function* highAverages(
  situation: Situation,
  weekHours: WeekHours,
  absent: AbsentDays,
): Generator<WorkingTimeWarning> {
  const known = knownWeeks(situation, absent);
  const minutesOf = new Map<number, number>();
  for (const [date, hours] of weekHours) minutesOf.set(dayNumber(date), Math.round(hours * 60));
  for (const [monday, { minutes }] of known) minutesOf.set(monday, minutes);
  const mondays = [...known.keys()];
  const first = mondays[0];
  const last = mondays.at(-1);
  if (first === undefined || last === undefined) return;
  const worst = new Map<number, { monday: number; hours: number; limit: number }>();
  for (let monday = first - 15 * 7; monday <= last; monday += 7) {
    for (const { weeks, hours: limit } of situation.groupOn(dateOfDay(monday)).averages) {
      if (monday + weeks * 7 <= first) continue;
      let sum = 0;
      for (let week = 0; week < weeks; week++) {
        sum += minutesOf.get(monday + week * 7) ?? Number.NaN;
      }
      const hours = sum / (weeks * 60);
      if (hours > limit && hours > (worst.get(weeks)?.hours ?? 0)) {
        worst.set(weeks, { monday, hours, limit });
      }
    }
  }
  for (const [weeks, { monday, hours, limit }] of worst) {
    const within = [...known].filter(([one]) => one >= monday && one < monday + weeks * 7);
    const ids = within.flatMap(([, week]) => week.ids);
    const at = { date: dateOfDay(monday), ids };
    yield warningOf(situation, 'average', at, { weeks, hours, limit });
  }
}
