import { limits } from '../../limits.ts';
import { getShiftInstants, type ShiftTimes } from '../../planning/shifts.ts';
import { computeBreakToDeduct } from './breaks.ts';
import { addPiece } from './duties.ts';
import {
  createDatedLimits,
  type DatedLimits,
  findLimitsOn,
  legalLimits,
  type OwnLimit,
} from './limits.ts';
import { getWorkingDayOn, type WorkingWeek } from './working-week.ts';

interface Planned extends ShiftTimes {
  id: string;
}

export interface PlannedHours {
  hours: number;
  breakMinutes: number;
}

interface Piece {
  id: string;
  start: number;
  end: number;
}

/** Minutes from begin to end; null without planned times. */
function countPlannedMinutes(times: ShiftTimes): number | null {
  const instants = getShiftInstants(times);
  return instants && instants.end - instants.start;
}

/**
 * The hours between the planned times of some work, where those to record are more: such hours are mostly mistyped. Null where there is
 * nothing to ask: without planned times, or of hours that are recorded already.
 */
export function computeExceededHours(
  hours: number | null,
  { planned, recorded }: { planned: readonly ShiftTimes[]; recorded: number | null },
): number | null {
  if (hours === null || hours === recorded || planned.length === 0) return null;
  // Without the times of one item the sum is not a number, which nothing exceeds.
  const minutes = planned.reduce(
    (sum, times) => sum + (countPlannedMinutes(times) ?? Number.NaN),
    0,
  );
  return hours > minutes / 60 ? minutes / 60 : null;
}

function listPiecesOn(date: string, own: readonly Planned[]): Piece[] {
  const pieces = own.flatMap((item): Piece[] => {
    const instants = item.date === date ? getShiftInstants(item) : null;
    return instants ? [{ id: item.id, ...instants }] : [];
  });
  return pieces.sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
}

/** The rules for the break of a day: the usual one of its weekday, and the article's. */
export interface DayRules {
  workingWeek: WorkingWeek;
  dated?: DatedLimits;
}

export const createDayRules = ({ workingWeek, ownLimits }: Company): DayRules => ({
  workingWeek,
  dated: createDatedLimits(ownLimits),
});

interface Company {
  workingWeek: WorkingWeek;
  ownLimits: readonly OwnLimit[];
}

/**
 * The hours by the planned times. `own` are the items of the same person, of which those of the day are one day of work: its break, the
 * usual one of the weekday, is taken off once, at the longest of them.
 */
export function computePlannedHours(
  item: Planned,
  { own, workingWeek, dated = legalLimits }: DayRules & { own: readonly Planned[] },
): PlannedHours | null {
  const { date } = item;
  const pieces = listPiecesOn(date, own);
  const piece = pieces.find(({ id }) => id === item.id);
  if (!piece) return null;
  const getLength = ({ start, end }: Piece) => end - start;
  const longest = pieces.reduce((most, entry) =>
    getLength(entry) > getLength(most) ? entry : most,
  );
  const usual = getWorkingDayOn(workingWeek, date).breakMinutes;
  const steps = findLimitsOn(dated, date).adult.breaks;
  const day = { end: pieces[0]?.start ?? 0, work: 0, breaks: 0 };
  for (const one of pieces) addPiece(day, one);
  const deducted = computeBreakToDeduct({ worked: day.work, paused: day.breaks, usual, steps });
  const pause = piece === longest ? deducted : 0;
  const quarters = Math.round((getLength(piece) - pause) / 60 / limits.hoursStep);
  // A watch of 24 hours lasts 25 where the clocks go back, and no more than 24 can be recorded.
  return { hours: Math.min(quarters * limits.hoursStep, 24), breakMinutes: pause };
}
