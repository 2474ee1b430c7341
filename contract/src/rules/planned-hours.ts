import { limits } from '../limits.ts';
import { instantsOfShift, type ShiftTimes } from './shifts.ts';
import { breakMinutes, limitsOn, workingTimeLimits } from './working-time-limits.ts';
import { type WorkingWeek, workingDayOn } from './working-week.ts';

interface Planned extends ShiftTimes {
  id: string;
}

export interface PlannedHours {
  /** In quarters, as hours are recorded. */
  hours: number;
  breakMinutes: number;
}

/** Minutes from begin to end; null without planned times. */
function plannedMinutes(times: ShiftTimes): number | null {
  const instants = instantsOfShift(times);
  return instants && instants.end - instants.start;
}

/**
 * The hours between the planned times of some work, where those to record are more: such hours are mostly mistyped. Null where there is
 * nothing to ask: without planned times, or of hours that are recorded already.
 */
export function exceededHours(
  hours: number | null,
  { planned, recorded }: { planned: readonly ShiftTimes[]; recorded: number | null },
): number | null {
  if (hours === null || hours === recorded || planned.length === 0) return null;
  // Without the times of one the sum is not a number, which nothing exceeds.
  const minutes = planned.reduce((sum, times) => sum + (plannedMinutes(times) ?? Number.NaN), 0);
  return hours > minutes / 60 ? minutes / 60 : null;
}

const lawfulBreaks = (date: string) => limitsOn(workingTimeLimits, date).adult.breaks;

/** The usual break stands for the shortest one of the law; a longer one of the law is a minimum. */
function breakOf(date: string, minutes: number, usual: number): number {
  const steps = lawfulBreaks(date);
  const lawful = breakMinutes(steps, minutes / 60);
  if (usual === 0 || lawful === 0) return 0;
  return lawful === steps.at(-1)?.minutes ? usual : Math.max(usual, lawful);
}

const isLong = (item: Planned) =>
  breakMinutes(lawfulBreaks(item.date), (plannedMinutes(item) ?? 0) / 60) > 0;

/** Of the items of a day that are long enough for a break, the earliest has it. */
function hasBreak(item: Planned, own: readonly Planned[]): boolean {
  const key = ({ startTime, id }: Planned) => `${startTime} ${id}`;
  return !own.some(
    (other) =>
      other.id !== item.id && other.date === item.date && isLong(other) && key(other) < key(item),
  );
}

/** The hours by the planned times, less the usual break of that weekday, once a day; `own` are the items of the same person. */
export function plannedHours(
  item: Planned,
  { own, workingWeek }: { own: readonly Planned[]; workingWeek: WorkingWeek },
): PlannedHours | null {
  const minutes = plannedMinutes(item);
  if (minutes === null) return null;
  const usual = workingDayOn(workingWeek, item.date).breakMinutes;
  const pause = hasBreak(item, own) ? breakOf(item.date, minutes, usual) : 0;
  const steps = Math.round((minutes - pause) / 60 / limits.hoursStep);
  // A watch of 24 hours lasts 25 where the clocks go back, and no more than 24 can be recorded.
  return { hours: Math.min(steps * limits.hoursStep, 24), breakMinutes: pause };
}
