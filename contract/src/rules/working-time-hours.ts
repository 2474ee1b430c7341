import { breakMinutes } from './breaks.ts';
import { dateOfDay, dayNumber, weekdayOfDay } from './dates.ts';
import { type AbsentDay, fromQuarters } from './leave-hours.ts';
import { type Duty, isNight } from './working-shifts.ts';
import { limitsOn } from './working-time-limits.ts';
import { type Situation, type WorkingTimeWarning, warningOf } from './working-time-warnings.ts';

/** What counts of one week. */
export interface WeekWork {
  hours: number;
  /** Night shifts that begin in it, and those of them that end after 02:00. */
  nights: number;
  lateNights: number;
}

/** By the Monday of each week. */
export type WorkByWeek = ReadonlyMap<string, WeekWork>;

/** Leave and illness by day. */
export type AbsentDays = ReadonlyMap<string, AbsentDay>;

/** Article 5:7: 12 hours of work in a shift, under 18 nine. Night shifts have a rule of their own. */
export function* longShifts(situation: Situation): Generator<WorkingTimeWarning> {
  for (const duty of situation.duties) {
    const hours = duty.work / 60;
    const { shift: limit } = situation.groupOn(duty.date);
    if (hours > limit && !isNight(duty)) {
      yield warningOf(situation, 'shift', duty, { hours, limit });
    }
  }
}

/**
 * Article 5:4: more than 5.5 hours of work have a break of 30 minutes, more than ten 45; under 18 more than 4.5 have 30. Breaks are the
 * time between pieces of work and the company's break of the weekday.
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
  nights: number;
  lateNights: number;
  ids: string[];
}

/** The weeks of which every day is known, by the day number of their Monday; a night is split at midnight (article 1:7). */
function knownWeeks({ duties, known }: Situation, absent: AbsentDays): Map<number, Week> {
  const weeks = new Map<number, Week>();
  for (let monday = mondayOfDay(known.from + 6); monday + 6 <= known.to; monday += 7) {
    weeks.set(monday, { minutes: 0, nights: 0, lateNights: 0, ids: [] });
  }
  for (const duty of duties) {
    for (const { day, work } of duty.days) {
      const week = weeks.get(mondayOfDay(day));
      if (!week) continue;
      // Who is absent all day does not work what is still planned.
      if (!absent.get(dateOfDay(day))?.isWhole) week.minutes += work;
      if (week.ids.at(-1) !== duty.ids.at(-1)) week.ids.push(...duty.ids);
    }
    const week = weeks.get(mondayOfDay(duty.day));
    if (week && isNight(duty)) week.nights += 1;
    if (week && duty.isLate) week.lateNights += 1;
  }
  for (const [date, { worked }] of absent) {
    const week = weeks.get(mondayOfDay(dayNumber(date)));
    if (week) week.minutes += fromQuarters(worked) * 60;
  }
  return weeks;
}

/** Article 5:7: 60 hours of work in a week, under 18 forty-five, with what counts as worked of absences. */
export function* longWeeks(
  situation: Situation,
  absent: AbsentDays,
): Generator<WorkingTimeWarning> {
  for (const [monday, { minutes, ids }] of knownWeeks(situation, absent)) {
    if (ids.length === 0) continue;
    const date = dateOfDay(monday);
    const hours = minutes / 60;
    const limit = situation.groupOn(date).week;
    if (hours > limit) yield warningOf(situation, 'week', { date, ids }, { hours, limit });
  }
}

interface Window {
  monday: number;
  weeks: number;
  /** Hours a week on average; NaN, which exceeds nothing, where a week is not known. */
  hours: number;
  nights: number;
  lateNights: number;
}

/** Windows of so many weeks that include a week that is known by its shifts. */
class Windows {
  private readonly weeks = new Map<number, WeekWork & { ids?: readonly string[] }>();
  private readonly first: number;
  private readonly last: number;

  constructor(situation: Situation, around: WorkByWeek, absent: AbsentDays) {
    for (const [date, week] of around) this.weeks.set(dayNumber(date), week);
    const known = knownWeeks(situation, absent);
    for (const [monday, { minutes, ...week }] of known) {
      this.weeks.set(monday, { hours: minutes / 60, ...week });
    }
    const mondays = [...known.keys()];
    this.first = mondays[0] ?? 0;
    this.last = mondays.at(-1) ?? -1;
  }

  *of(weeks: number): Generator<Window> {
    for (let monday = this.first - (weeks - 1) * 7; monday <= this.last; monday += 7) {
      let minutes = 0;
      let nights = 0;
      let lateNights = 0;
      for (let at = 0; at < weeks; at++) {
        const week = this.weeks.get(monday + at * 7);
        minutes += week ? Math.round(week.hours * 60) : Number.NaN;
        nights += week?.nights ?? 0;
        lateNights += week?.lateNights ?? 0;
      }
      yield { monday, weeks, hours: minutes / 60 / weeks, nights, lateNights };
    }
  }

  /** The first day of a window, and the shifts in it that are known. */
  placeOf({ monday, weeks }: Window): Pick<Duty, 'date' | 'ids'> {
    const ids: string[] = [];
    for (let at = 0; at < weeks; at++) ids.push(...(this.weeks.get(monday + at * 7)?.ids ?? []));
    return { date: dateOfDay(monday), ids };
  }
}

const worstOf = (
  windows: Iterable<Window>,
  exceeds: (window: Window) => boolean,
  by: (window: Window) => number,
): Window | undefined =>
  [...windows]
    .filter(exceeds)
    .reduce<Window | undefined>(
      (most, one) => (most && by(most) >= by(one) ? most : one),
      undefined,
    );

/**
 * Article 5:7: 55 hours a week on average over four weeks and 48 over sixteen, under 18 forty over four. Article 5:8: at most 36 night shifts
 * that end after 02:00 in sixteen weeks, and 40 hours on average where there are sixteen night shifts. Of each the worst weeks are reported.
 */
export function* overWeeks(
  situation: Situation,
  around: WorkByWeek,
  absent: AbsentDays,
): Generator<WorkingTimeWarning> {
  const windows = new Windows(situation, around, absent);
  const date = dateOfDay(situation.known.to);
  for (const { weeks, hours: limit } of situation.groupOn(date).averages) {
    const worst = worstOf(
      windows.of(weeks),
      ({ hours }) => hours > limit,
      ({ hours }) => hours,
    );
    if (!worst) continue;
    yield warningOf(situation, 'average', windows.placeOf(worst), {
      weeks,
      hours: worst.hours,
      limit,
    });
  }
  const { weeks, most, many, average } = limitsOn(situation.dated, date).night;
  const nightly = worstOf(
    windows.of(weeks),
    ({ lateNights }) => lateNights > most,
    (one) => one.lateNights,
  );
  if (nightly) {
    const facts = { nights: nightly.lateNights, weeks, limit: most };
    yield warningOf(situation, 'nights', windows.placeOf(nightly), facts);
  }
  const busy = worstOf(
    windows.of(weeks),
    ({ nights, hours }) => nights >= many && hours > average,
    ({ hours }) => hours,
  );
  if (busy) {
    const facts = { weeks, hours: busy.hours, limit: average };
    yield warningOf(situation, 'night-average', windows.placeOf(busy), facts);
  }
}
