import { toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import type { Random } from './random.ts';

/** The times of a shift; null when the office set none. */
export interface Shift {
  start: string | null;
  end: string | null;
}

const normal: Shift = { start: '07:00', end: '16:00' };
const early: Shift = { start: '06:00', end: '14:30' };
const late: Shift = { start: '09:30', end: '18:00' };
const open: Shift = { start: null, end: null };
const morning: Shift = { start: '07:00', end: '11:30' };
const afternoon: Shift = { start: '12:30', end: '16:00' };
export const weekend: Shift = { start: '08:00', end: '13:00' };

const usual = [...Array.from({ length: 16 }, () => normal), early, early, late, open];

/** The shifts of one crew on one day: one, or a morning and an afternoon at different locations. */
export const pickShifts = (random: Random): Shift[] =>
  random.chance(0.12) ? [morning, afternoon] : [random.pick(usual)];

const BREAK_FROM_HOURS = 5.5;

/** Hours of work in a shift, without the break of a long one. */
export function countHours({ start, end }: Shift): number {
  if (start === null || end === null) return 8;
  const hours = (toMinuteOfDay(end) - toMinuteOfDay(start)) / 60;
  return hours > BREAK_FROM_HOURS ? hours - 1 : hours;
}
