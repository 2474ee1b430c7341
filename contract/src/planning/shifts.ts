import { DAY, toInstant, toMinuteOfDay } from '../dates/clock.ts';
import { addDays, toDayNumber } from '../dates/dates.ts';

/** When work is planned. An end at or before the begin is on the next day, so that equal times are 24 hours. */
export interface ShiftTimes {
  date: string;
  startTime: string | null;
  endTime: string | null;
}

/** Local minutes since midnight of its day; null while one of the times is not known. */
export function getShiftMinutes({
  startTime,
  endTime,
}: Omit<ShiftTimes, 'date'>): { start: number; end: number } | null {
  if (!startTime || !endTime) return null;
  const start = toMinuteOfDay(startTime);
  const end = toMinuteOfDay(endTime);
  return { start, end: end > start ? end : end + DAY };
}

/** The days on which it lies: also the next one when it goes on after midnight. */
export function listShiftDays(shift: ShiftTimes): string[] {
  const isOver = (getShiftMinutes(shift)?.end ?? 0) > DAY;
  return isOver ? [shift.date, addDays(shift.date, 1)] : [shift.date];
}

/** The same as minutes since 1970 in UTC. The end is never before the start, also where the clocks change. */
export function getShiftInstants(shift: ShiftTimes): { start: number; end: number } | null {
  const minutes = getShiftMinutes(shift);
  if (!minutes) return null;
  const day = toDayNumber(shift.date);
  return { start: toInstant(day, minutes.start), end: toInstant(day, minutes.end) };
}
