import { DAY, QUARTER } from '../../dates/clock.ts';
import { getShiftInstants, type ShiftTimes } from '../../planning/shifts.ts';
import type { DayTravel, WorkDayValues } from '../../work-days/schemas.ts';
import { getTargetId } from '../hours/hours.ts';
import { computeBreakToDeduct } from '../working-time/breaks.ts';
import { findLimitsOn, legalLimits } from '../working-time/limits.ts';
import type { DayRules } from '../working-time/planned-hours.ts';
import { getWorkingDayOn } from '../working-time/working-week.ts';
import type { PayDay, Travel } from './placing.ts';
import { toLocalClock } from './words.ts';

/** The hours that count of a day, project or client, and kind. */
interface Recorded {
  date: string;
  targetId: string;
  projectId: string | null;
  kindId: string;
  quarters: number | null;
}

interface Planned extends ShiftTimes {
  projectId: string | null;
  clientId: string | null;
}

interface Work {
  targetId: string;
  projectId: string | null;
  minutes: number;
}

interface Options extends DayRules {
  /** The times and travel that are known of days. They place the work; without them the plan does. */
  times?: ReadonlyMap<string, WorkDayValues>;
  /** True when a kind of hours is work, and not travel or absence. */
  isWork: (kindId: string) => boolean;
}

function sumWorks(recorded: readonly Recorded[]): Work[] {
  const works = new Map<string, Work>();
  for (const { targetId, projectId, quarters } of recorded) {
    const minutes = (works.get(targetId)?.minutes ?? 0) + (quarters ?? 0) * QUARTER;
    works.set(targetId, { targetId, projectId, minutes });
  }
  return [...works.values()].filter(({ minutes }) => minutes > 0);
}

/** Measures the time between pieces of planned work, and finds where the first of it begins. */
function measurePauses(pieces: readonly { start: number; end: number }[]) {
  let paused = 0;
  let first: number | null = null;
  let until = pieces[0]?.start ?? 0;
  for (const { start, end } of pieces) {
    if (start > until) {
      paused += start - until;
      first ??= until;
    }
    until = Math.max(until, end);
  }
  return { paused, first };
}

/** The begin, end and break of a day as they were planned, as long as what is recorded. */
function placeAsPlanned(
  date: string,
  works: readonly Work[],
  pieces: readonly { start: number; end: number }[],
  { workingWeek, dated = legalLimits }: DayRules,
): Pick<PayDay, 'startTime' | 'endTime' | 'breakStart' | 'breakMinutes'> {
  const worked = works.reduce((sum, { minutes }) => sum + minutes, 0);
  const { paused, first } = measurePauses(pieces);
  const usual = getWorkingDayOn(workingWeek, date).breakMinutes;
  const steps = findLimitsOn(dated, date).adult.breaks;
  const present = worked + Math.max(0, usual - paused);
  const breakMinutes = paused + computeBreakToDeduct({ worked: present, paused, usual, steps });
  const start = pieces[0]?.start;
  const length = worked + breakMinutes;
  return {
    startTime: start === undefined ? null : toLocalClock(start).time,
    endTime: start === undefined || length > DAY ? null : toLocalClock(start + length).time,
    breakStart: first === null ? null : toLocalClock(first).time,
    breakMinutes,
  };
}

/** Converts the travel of a day to what the pay rules need of it. */
export const toTravel = ({ minutes, kilometres, role }: DayTravel): Travel => ({
  minutes,
  kilometres,
  isDriver: role !== 'rider',
  hasRiders: role === 'driver-with-riders',
});

function createPayDay(
  date: string,
  works: readonly Work[],
  planned: readonly Planned[],
  { times, ...rules }: Omit<Options, 'isWork'>,
): PayDay {
  const done = new Set(works.map(({ targetId }) => targetId));
  const pieces = planned
    .flatMap((item) => {
      const instants = done.has(getTargetId(item)) ? getShiftInstants(item) : null;
      return instants ? [{ ...instants, targetId: getTargetId(item) }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const beginOf = (work: Work) =>
    pieces.find(({ targetId }) => targetId === work.targetId)?.start ?? Number.MAX_SAFE_INTEGER;
  const sorted = works.toSorted(
    (a, b) => beginOf(a) - beginOf(b) || (a.targetId < b.targetId ? -1 : 1),
  );
  const known = times?.get(date);
  const placed = known?.startTime
    ? {
        startTime: known.startTime,
        endTime: known.endTime,
        breakStart: null,
        breakMinutes: known.breakMinutes,
      }
    : placeAsPlanned(date, works, pieces, rules);
  return {
    date,
    ...placed,
    works: sorted.map(({ projectId, minutes }) => ({ projectId, minutes })),
    travel: known?.travel ? toTravel(known.travel) : null,
  };
}

/**
 * Makes the days of a person on which work is recorded. They have the times that are known, else they begin as planned and last
 * as long as is recorded; a day without either has no times.
 */
export function createPayDays(
  recorded: readonly Recorded[],
  planned: readonly Planned[],
  { isWork, ...rules }: Options,
): PayDay[] {
  const plannedOn = Map.groupBy(planned, ({ date }) => date);
  const days = Map.groupBy(
    recorded.filter(({ kindId }) => isWork(kindId)),
    ({ date }) => date,
  );
  return [...days]
    .map(([date, own]) => ({ date, works: sumWorks(own) }))
    .filter(({ works }) => works.length > 0)
    .map(({ date, works }) => createPayDay(date, works, plannedOn.get(date) ?? [], rules))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
