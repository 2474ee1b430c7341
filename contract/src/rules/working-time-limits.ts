/** A step of a rule for breaks: work or presence of more than `over` hours has a break of `minutes`. */
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

export interface WorkingTimeLimits {
  adult: GroupLimits;
  /** Of 16 and 17 years. */
  young: GroupLimits;
  /** Either `hours` in a row in each 7 × 24, or `split` in each 14 × 24 in parts of at least `part`. */
  weeklyRest: { hours: number; split: number; part: number };
  /** A shift with more than `over` hours of work between these local times is a night shift. */
  night: { from: string; to: string; over: number };
  freeSundays: number;
  /** The least break that is taken off a shift on which none is written, by the hours from begin to end, the longest first. */
  deductedBreaks: readonly BreakStep[];
}

/** Figures by the first day on which they hold, the oldest first. */
export type DatedLimits = readonly { from: string; limits: WorkingTimeLimits }[];

const breaks: readonly BreakStep[] = [
  { over: 10, minutes: 45 },
  { over: 5.5, minutes: 30 },
];

const law: WorkingTimeLimits = {
  adult: {
    shift: 12,
    week: 60,
    averages: [
      { weeks: 4, hours: 55 },
      { weeks: 16, hours: 48 },
    ],
    dailyRest: { hours: 11, shortened: 8 },
    breaks,
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
  night: { from: '00:00', to: '06:00', over: 1 },
  freeSundays: 13,
  deductedBreaks: breaks,
};

/** The law's own figures, from a copy of the Arbeidstijdenwet of some years ago. A collective agreement may have others. */
export const workingTimeLimits: DatedLimits = [{ from: '2007-04-01', limits: law }];

/** The figures that hold on a day; before the first date those of the first. */
export function limitsOn(dated: DatedLimits, date: string): WorkingTimeLimits {
  const last = dated.findLast(({ from }) => from <= date) ?? dated[0];
  return last?.limits ?? law;
}

/** The minutes of the first step that these hours exceed. */
export const breakMinutes = (steps: readonly BreakStep[], hours: number): number =>
  steps.find(({ over }) => hours > over)?.minutes ?? 0;
