import { DAY, QUARTER, toInstant, toMinuteOfDay } from '../../dates/clock.ts';
import { getDayOfWeek, toDayNumber } from '../../dates/dates.ts';
import { findContractOn } from '../../employees/contracts.ts';
import { getShiftInstants, getShiftMinutes } from '../../planning/shifts.ts';
import { type AbsentDay, computeWorkingQuarters, type Worker } from '../leave/hours.ts';
import { getWorkingDayOn, type WorkingWeek } from '../working-time/working-week.ts';

/** The travel between home and work of one day. */
export interface Travel {
  minutes: number;
  /** The kilometres of a single trip; null means that they are not known. */
  kilometres: number | null;
  isDriver: boolean;
  hasRiders: boolean;
}

/** One day of a person: the work that begins on it, across midnight too. */
export interface PayDay {
  date: string;
  /** Null means that the times are not known. */
  startTime: string | null;
  endTime: string | null;
  /** Null means that the break lies in the middle. */
  breakStart: string | null;
  breakMinutes: number;
  /**
   * The works in the order in which they were done. Their minutes count, and the times only place them. Without works all time but the break
   * is of no project.
   */
  works: readonly { projectId: string | null; minutes: number }[];
  travel: Travel | null;
}

export interface PaidPerson extends Omit<Worker, 'isFree'> {
  leave: ReadonlyMap<string, Pick<AbsentDay, 'quarters'>>;
  holidays: ReadonlySet<string>;
  /** The usual week of the company: the begin of work whose times are not known, and the hours of somebody without a contract. */
  workingWeek: WorkingWeek;
}

function countAgreedMinutes(person: PaidPerson, date: string): number {
  if (findContractOn(person.contracts, date)) return computeWorkingQuarters(person, date) * QUARTER;
  const usual = person.workingWeek[getDayOfWeek(date) - 1];
  const times = usual && getShiftMinutes(usual);
  return times ? times.end - times.start - usual.breakMinutes : 0;
}

/** Counts the minutes that somebody is to work on a day, without leave; there are none on a holiday. */
export function countOrdinaryMinutes(person: PaidPerson, date: string): number {
  if (person.holidays.has(date)) return 0;
  const leave = (person.leave.get(date)?.quarters ?? 0) * QUARTER;
  return Math.max(0, countAgreedMinutes(person, date) - leave);
}

/** A stretch of work on one project without a break in it, in minutes since 1970 in UTC. */
interface Piece {
  projectId: string | null;
  start: number;
  end: number;
}

interface PlacedDay {
  worked: number;
  pieces: Piece[];
  /** Gives the instant at which so many minutes of work are done. */
  instantAfter(worked: number): number;
}

/** Places the minutes of work of a day. They are real minutes, also where the clocks change. */
export function placeDay(day: PayDay, { workingWeek }: Pick<PaidPerson, 'workingWeek'>): PlacedDay {
  const number = toDayNumber(day.date);
  const begins = toMinuteOfDay(day.startTime ?? getWorkingDayOn(workingWeek, day.date).startTime);
  const start = toInstant(number, begins);
  const recorded = day.works.reduce((sum, { minutes }) => sum + minutes, 0);
  const presence = (getShiftInstants(day)?.end ?? start + recorded + day.breakMinutes) - start;
  const pause = Math.min(day.breakMinutes, presence);
  const pauseAt = day.breakStart === null ? null : toMinuteOfDay(day.breakStart);
  /** Minutes of work before the break. */
  const before =
    pauseAt === null
      ? Math.floor((presence - pause) / 2)
      : toInstant(number, pauseAt < begins ? pauseAt + DAY : pauseAt) - start;
  const works = day.works.length > 0 ? day.works : [{ projectId: null, minutes: presence - pause }];
  const pieces: Piece[] = [];
  let worked = 0;
  for (const { projectId, minutes } of works) {
    const until = worked + minutes;
    const cut = Math.min(Math.max(before, worked), until);
    if (cut > worked) pieces.push({ projectId, start: start + worked, end: start + cut });
    const after = start + pause;
    if (until > cut) pieces.push({ projectId, start: after + cut, end: after + until });
    worked = until;
  }
  const instantAfter = (minutes: number) => start + minutes + (minutes < before ? 0 : pause);
  return { worked, pieces, instantAfter };
}
