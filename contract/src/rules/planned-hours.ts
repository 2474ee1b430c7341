import { limits } from '../limits.ts';
import { instantOf, minuteOfDay } from './clock.ts';
import { dayNumber } from './dates.ts';

interface Planned {
  id: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
}

export interface PlannedHours {
  /** In quarters, as hours are recorded. */
  hours: number;
  breakMinutes: number;
}

/** Arbeidstijdenwet, article 5:4: above so many minutes there is a break, and above so many a longer one. */
const WITH_BREAK = 5.5 * 60;
const WITH_LONG_BREAK = 10 * 60;
const LONG_BREAK = 45;

/** Minutes from begin to end; an end at or before the begin is on the next day. Null without planned times. */
function plannedMinutes({ date, startTime, endTime }: Planned): number | null {
  if (!startTime || !endTime) return null;
  const day = dayNumber(date);
  const [start, end] = [minuteOfDay(startTime), minuteOfDay(endTime)];
  return instantOf(end > start ? day : day + 1, end) - instantOf(day, start);
}

function breakOf(minutes: number, tenantBreak: number): number {
  if (tenantBreak === 0 || minutes <= WITH_BREAK) return 0;
  return minutes > WITH_LONG_BREAK ? Math.max(tenantBreak, LONG_BREAK) : tenantBreak;
}

const isLong = (item: Planned) => (plannedMinutes(item) ?? 0) > WITH_BREAK;

/** Of the items of a day that are long enough for a break, the earliest has it. */
function hasBreak(item: Planned, own: readonly Planned[]): boolean {
  const key = ({ startTime, id }: Planned) => `${startTime} ${id}`;
  return !own.some(
    (other) =>
      other.id !== item.id && other.date === item.date && isLong(other) && key(other) < key(item),
  );
}

/** The hours by the planned times, less the tenant's break, once a day; `own` are the items of the same person. */
export function plannedHours(
  item: Planned,
  { own, tenantBreak }: { own: readonly Planned[]; tenantBreak: number },
): PlannedHours | null {
  const minutes = plannedMinutes(item);
  if (minutes === null) return null;
  const breakMinutes = hasBreak(item, own) ? breakOf(minutes, tenantBreak) : 0;
  const steps = Math.round((minutes - breakMinutes) / 60 / limits.hoursStep);
  return { hours: steps * limits.hoursStep, breakMinutes };
}
