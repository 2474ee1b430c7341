/** A step of a rule for breaks: work of more than `over` hours has a break of `minutes`. */
export interface BreakStep {
  over: number;
  minutes: number;
}

/** The figures for one group of employees, in hours where nothing else is said. */
export interface GroupLimits {
  shift: number;
  week: number;
  /** Most hours a week, on average over so many weeks. */
  averages: readonly { weeks: number; hours: number }[];
  /** Rest within each 24 hours; once in each seven days it may be `shortened`. */
  dailyRest: { hours: number; shortened: number | null };
  /** Breaks by the hours worked, the longest first. */
  breaks: readonly BreakStep[];
  nightShift: number;
  /** Local times between which nobody of this group works. */
  noWork: { from: string; to: string } | null;
}

/** Hours where nothing else is said. */
export interface NightLimits {
  from: string;
  to: string;
  over: number;
  /** Up to `longest` when `rest` follows, so many `times` in 14 × 24 hours. */
  longest: number;
  rest: number;
  times: number;
  /** Rest after a night shift that ends after this local time; once in each seven days it may be `shortened`. */
  lateAfter: string;
  restAfter: number;
  shortened: number;
  /** Most in a row, and the rest after `series` or more. */
  inRow: number;
  series: number;
  seriesRest: number;
  /** Most that end late in so many weeks, and from how many night shifts in them the average is lower. */
  weeks: number;
  most: number;
  many: number;
  average: number;
}

export interface WorkingTimeLimits {
  adult: GroupLimits;
  /** Of 16 and 17 years. */
  young: GroupLimits;
  /** Either `hours` in a row in each 7 × 24, or `split` in each 14 × 24 in parts of at least `part`. */
  weeklyRest: { hours: number; split: number; part: number };
  /** A shift with more than `over` hours of work between these local times is a night shift. */
  night: NightLimits;
  freeSundays: number;
}

/** Figures by the first day on which they hold, the oldest first. */
export type DatedLimits = readonly { from: string; limits: WorkingTimeLimits }[];

const law: WorkingTimeLimits = {
  adult: {
    shift: 12,
    week: 60,
    averages: [
      { weeks: 4, hours: 55 },
      { weeks: 16, hours: 48 },
    ],
    dailyRest: { hours: 11, shortened: 8 },
    breaks: [
      { over: 10, minutes: 45 },
      { over: 5.5, minutes: 30 },
    ],
    nightShift: 10,
    noWork: null,
  },
  young: {
    shift: 9,
    week: 45,
    averages: [{ weeks: 4, hours: 40 }],
    dailyRest: { hours: 12, shortened: null },
    breaks: [{ over: 4.5, minutes: 30 }],
    nightShift: 9,
    noWork: { from: '23:00', to: '06:00' },
  },
  weeklyRest: { hours: 36, split: 72, part: 32 },
  night: {
    ...{ from: '00:00', to: '06:00', over: 1 },
    ...{ longest: 12, rest: 12, times: 5 },
    ...{ lateAfter: '02:00', restAfter: 14, shortened: 8 },
    ...{ inRow: 7, series: 3, seriesRest: 46 },
    ...{ weeks: 16, most: 36, many: 16, average: 40 },
  },
  freeSundays: 13,
};

/** The law's own figures, from a copy of the Arbeidstijdenwet of some years ago. A collective agreement may have others. */
export const workingTimeLimits: DatedLimits = [{ from: '2007-04-01', limits: law }];

/** The figures that hold on a day; before the first date those of the first. */
export function findLimitsOn(dated: DatedLimits, date: string): WorkingTimeLimits {
  const last = dated.findLast(({ from }) => from <= date) ?? dated[0];
  return last?.limits ?? law;
}
