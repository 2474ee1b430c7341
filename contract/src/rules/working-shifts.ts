import { instantOf, minuteOfDay } from './clock.ts';
import { dayNumber } from './dates.ts';
import { instantsOfShift, type ShiftTimes } from './shifts.ts';
import {
  breakMinutes,
  type DatedLimits,
  limitsOn,
  type WorkingTimeLimits,
} from './working-time-limits.ts';
import { type WorkingWeek, workingDayOn } from './working-week.ts';

/** A piece of work of one person. */
export interface Shift extends ShiftTimes {
  id: string;
}

/** One piece of work, in minutes since 1970 in UTC. */
interface Piece {
  id: string;
  date: string;
  day: number;
  startTime: string;
  endTime: string;
  start: number;
  end: number;
}

/** The work between two rests, in the law a 'dienst'. Hours are real ones: a change of the clocks counts. */
export interface Duty {
  ids: string[];
  date: string;
  day: number;
  startTime: string;
  endTime: string;
  start: number;
  end: number;
  /** Minutes of work, without breaks. */
  work: number;
  /** Minutes of break between its pieces and by the company's rule. */
  breaks: number;
  /** Minutes of night in which there is work. */
  night: number;
  limits: WorkingTimeLimits;
}

/** Shorter interruptions than this are no rest, nor are those of one day that are shorter than the shortest rest. */
const INTERRUPTION = 4 * 60;
/** A part of a break is at least this long. */
const BREAK_PART = 15;

/** Local times from `from` to `to` of the night before a day or of that day, as minutes since 1970 in UTC. */
export function nightOf(day: number, from: string, to: string): [start: number, end: number] {
  const begins = minuteOfDay(from);
  const ends = minuteOfDay(to);
  return [instantOf(begins > ends ? day - 1 : day, begins), instantOf(day, ends)];
}

/** Minutes that two stretches have in common. */
export const overlap = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));

function pieceOf(shift: Shift): Piece | null {
  const { id, date, startTime, endTime } = shift;
  const instants = instantsOfShift(shift);
  if (!instants || startTime === null || endTime === null) return null;
  return { id, date, day: dayNumber(date), startTime, endTime, ...instants };
}

function startDuty(piece: Piece, limits: WorkingTimeLimits): Duty {
  const { id, ...rest } = piece;
  return { ...rest, ids: [id], work: 0, breaks: 0, night: 0, limits };
}

/** Adds the time after `until`, so that work at two places at once counts once. */
function addWork(duty: Duty, { start, end, day }: Piece, until: number): void {
  const from = Math.max(start, until);
  duty.work += Math.max(0, end - from);
  const { night } = duty.limits;
  for (const one of [day, day + 1]) {
    const [begins, ends] = nightOf(one, night.from, night.to);
    duty.night += overlap(from, end, begins, ends);
  }
}

/** The break of a duty that is long enough for one: the usual one of its weekday where that is longer. */
function deductedBreak({ start, end, date, limits }: Duty, workingWeek?: WorkingWeek): number {
  const least = breakMinutes(limits.deductedBreaks, (end - start) / 60);
  if (least === 0 || !workingWeek) return least;
  return Math.max(least, workingDayOn(workingWeek, date).breakMinutes);
}

/** Deducts the break, as far as the pieces leave none between them. */
function deductBreak(duty: Duty, workingWeek?: WorkingWeek): void {
  const missing = deductedBreak(duty, workingWeek) - duty.breaks;
  if (missing <= 0) return;
  duty.breaks += missing;
  duty.work = Math.max(0, duty.work - missing);
}

function continues(duty: Duty, piece: Piece): boolean {
  const gap = piece.start - duty.end;
  const shortest = (duty.limits.adult.dailyRest.shortened ?? 0) * 60;
  return gap < INTERRUPTION || (gap < shortest && piece.day === duty.day);
}

/** The duties of one person by time, of pieces of work in any order; work without times is left out. */
export function dutiesOf(
  shifts: readonly Shift[],
  dated: DatedLimits,
  workingWeek?: WorkingWeek,
): Duty[] {
  const pieces: Piece[] = [];
  for (const shift of shifts) {
    const piece = pieceOf(shift);
    if (piece) pieces.push(piece);
  }
  pieces.sort((a, b) => a.start - b.start || a.end - b.end);
  const duties: Duty[] = [];
  let duty: Duty | undefined;
  for (const piece of pieces) {
    if (!duty || !continues(duty, piece)) {
      duty = startDuty(piece, limitsOn(dated, piece.date));
      duties.push(duty);
      addWork(duty, piece, piece.start);
      continue;
    }
    const gap = piece.start - duty.end;
    if (gap >= BREAK_PART) duty.breaks += gap;
    duty.ids.push(piece.id);
    addWork(duty, piece, duty.end);
    if (piece.end > duty.end) {
      duty.end = piece.end;
      duty.endTime = piece.endTime;
    }
  }
  for (const one of duties) deductBreak(one, workingWeek);
  return duties;
}
