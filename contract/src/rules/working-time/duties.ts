import { toInstant, toMinuteOfDay } from '../../dates/clock.ts';
import { toDayNumber } from '../../dates/dates.ts';
import { getShiftInstants, type ShiftTimes } from '../../planning/shifts.ts';
import { computeBreakToDeduct } from './breaks.ts';
import { type DatedLimits, findLimitsOn, type LegalLimits } from './limits.ts';
import { getWorkingDayOn, type WorkingWeek } from './working-week.ts';

/** A piece of work of one person. */
export interface Shift extends ShiftTimes {
  id: string;
  /** The minutes of break that were taken; absent where only the plan is known. */
  breakMinutes?: number;
}

/** A period of work, in minutes since 1970 in UTC. */
interface Piece {
  id: string;
  date: string;
  day: number;
  startTime: string;
  endTime: string;
  start: number;
  end: number;
  taken: number | null;
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
  /** The minutes of work by calendar day, Dutch time, of one day or more. */
  days: { day: number; work: number }[];
  /** Minutes of break between its pieces, and those that were taken, or else of the company's rule. */
  breaks: number;
  /** Minutes of break that were taken in its pieces; null where only the plan is known. */
  taken: number | null;
  /** Minutes of night in which there is work. */
  night: number;
  /** True when the night shift ends after 02:00. */
  isLate: boolean;
  limits: LegalLimits;
}

/** Shorter interruptions than this are no rest, nor are those of one day that are shorter than the shortest rest. */
const INTERRUPTION = 4 * 60;
/** A part of a break is at least this long. */
export const BREAK_PART = 15;

/** Local times from `from` to `to` of the night before a day or of that day, as minutes since 1970 in UTC. */
export function getNight(day: number, from: string, to: string): [start: number, end: number] {
  const begins = toMinuteOfDay(from);
  const ends = toMinuteOfDay(to);
  return [toInstant(begins > ends ? day - 1 : day, begins), toInstant(day, ends)];
}

/** Minutes that two stretches have in common. */
export const computeOverlap = (
  start: number,
  end: number,
  otherStart: number,
  otherEnd: number,
): number => Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));

function toPiece(shift: Shift): Piece | null {
  const { id, date, startTime, endTime, breakMinutes: taken = null } = shift;
  const instants = getShiftInstants(shift);
  if (!instants || startTime === null || endTime === null) return null;
  return { id, date, day: toDayNumber(date), startTime, endTime, taken, ...instants };
}

function startDuty(piece: Piece, limits: LegalLimits): Duty {
  const { id: _, ...rest } = piece;
  const nothing = {
    end: piece.start,
    ids: [],
    work: 0,
    days: [],
    breaks: 0,
    taken: null,
    night: 0,
  };
  return { ...rest, ...nothing, isLate: false, limits };
}

/** Splits work at midnight; `day` is the one on which its piece begins. */
function addToDays({ days }: Duty, from: number, end: number, day: number): void {
  for (let at = from, on = day; at < end; on++) {
    const until = Math.min(end, toInstant(on + 1, 0));
    if (until <= at) continue;
    const known = days.find((candidate) => candidate.day === on);
    if (known) known.work += until - at;
    else days.push({ day: on, work: until - at });
    at = until;
  }
}

/** Adds a piece to the work: work at two places at once counts once, and the time between pieces is break. Gives the instant at which new work begins. */
export function addPiece(
  total: Pick<Duty, 'end' | 'work' | 'breaks'>,
  { start, end }: Pick<Duty, 'start' | 'end'>,
): number {
  const gap = start - total.end;
  if (gap >= BREAK_PART) total.breaks += gap;
  const from = Math.max(start, total.end);
  total.work += Math.max(0, end - from);
  total.end = Math.max(end, total.end);
  return from;
}

function addWork(duty: Duty, piece: Piece): void {
  const { end, day } = piece;
  if (end > duty.end) duty.endTime = piece.endTime;
  duty.ids.push(piece.id);
  if (piece.taken !== null) duty.taken = (duty.taken ?? 0) + piece.taken;
  const from = addPiece(duty, piece);
  addToDays(duty, from, end, day);
  const { night } = duty.limits;
  for (const one of [day, day + 1]) {
    const [begins, ends] = getNight(one, night.from, night.to);
    const minutes = computeOverlap(from, end, begins, ends);
    duty.night += minutes;
    if (minutes > 0 && end > getNight(one, night.from, night.lateAfter)[1]) duty.isLate = true;
  }
}

/** Takes the break off that was taken, or else that of the company, on the day with most of the work. Under 18 too it is on days of more than 5.5 hours only, as in `computePlannedHours`. */
function deductBreak(duty: Duty, workingWeek: WorkingWeek): void {
  const { breakMinutes: usual } = getWorkingDayOn(workingWeek, duty.date);
  const { breaks: steps } = duty.limits.adult;
  const minutes =
    duty.taken ?? computeBreakToDeduct({ worked: duty.work, paused: duty.breaks, usual, steps });
  if (minutes === 0) return;
  duty.breaks += minutes;
  duty.work -= minutes;
  duty.days.reduce((most, day) => (day.work > most.work ? day : most)).work -= minutes;
}

export const isNight = ({ night, limits }: Duty): boolean => night > limits.night.over * 60;

function continues(duty: Duty, piece: Piece): boolean {
  const gap = piece.start - duty.end;
  const shortest = (duty.limits.adult.dailyRest.shortened ?? 0) * 60;
  return gap < INTERRUPTION || (gap < shortest && piece.day === duty.day);
}

/** The duties of one person by time, of pieces of work in any order; work without times is left out. */
export function groupDuties(
  shifts: readonly Shift[],
  dated: DatedLimits,
  workingWeek: WorkingWeek,
): Duty[] {
  const pieces: Piece[] = [];
  for (const shift of shifts) {
    const piece = toPiece(shift);
    if (piece) pieces.push(piece);
  }
  pieces.sort((a, b) => a.start - b.start || a.end - b.end);
  const duties: Duty[] = [];
  let duty: Duty | undefined;
  for (const piece of pieces) {
    if (!duty || !continues(duty, piece)) {
      duty = startDuty(piece, findLimitsOn(dated, piece.date));
      duties.push(duty);
    }
    addWork(duty, piece);
  }
  for (const one of duties) {
    deductBreak(one, workingWeek);
    one.isLate &&= isNight(one);
  }
  return duties;
}
