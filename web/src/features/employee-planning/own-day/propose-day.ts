import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { getShiftMinutes } from '@ploegplan/contract/planning/shifts';
import {
  computePlannedHours,
  type DayRules,
} from '@ploegplan/contract/rules/working-time/planned-hours';
import { getWorkingDayOn } from '@ploegplan/contract/rules/working-time/working-week';
import type { OwnDayTimes } from '@ploegplan/contract/session/schemas';
import {
  countWorkMinutes,
  type DayTravel,
  type OwnDay,
  type WorkDay,
} from '@ploegplan/contract/work-days/schemas';
import { proposeTravel } from '../../../data/own/propose-travel.ts';
import { formatTime } from '../../../lib/dates/dates.ts';

export type OwnWork = Pick<
  EmployeePlanningItem,
  'id' | 'date' | 'startTime' | 'endTime' | 'hoursWorked' | 'projectName' | 'clientName' | 'ride'
>;

/** What is known when a day is proposed. */
interface Known {
  /** The own planning items, of this day and of others. */
  items: readonly OwnWork[];
  /** The recorded days. */
  days: readonly WorkDay[];
  rules: DayRules;
  asked: OwnDayTimes;
}

/** What the times of a proposal are taken from: those recorded, the planned ones, or the usual ones of the weekday. */
export type DayBasis = 'recorded' | 'plan' | 'usual';

export interface DayProposal {
  day: OwnDay;
  basis: DayBasis;
}

interface Times {
  startTime: string;
  endTime: string;
  breakMinutes: number;
}

/** True when the begin and end are known; they are both or neither. */
export const hasTimes = (day: WorkDay): day is WorkDay & Times => day.startTime !== null;

/** Hours in quarters of minutes. */
export const toQuarters = (minutes: number): number => Math.max(0, Math.round(minutes / 15)) / 4;

/** The end after so many hours of work. */
export function computeEnd(date: string, times: Times, hours: number): string {
  const work = hours * 60;
  const end = toMinuteOfDay(times.startTime) + times.breakMinutes + work;
  const format = (minute: number) => formatMinuteOfDay(((minute % DAY) + DAY) % DAY);
  // Where the clocks change on the way, it is that much later or earlier.
  const change = work - (countWorkMinutes({ ...times, date, endTime: format(end) }) ?? 0);
  return format(Math.abs(change) === 60 ? end + change : end);
}

/** Divides hours over works in quarters, by their weights; the last one takes what is left. */
function divide(hours: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === hours) return [...weights];
  let left = hours;
  return weights.map((weight, at) => {
    const share = sum === 0 ? 1 / weights.length : weight / sum;
    const own = at === weights.length - 1 ? left : Math.floor(hours * share * 4) / 4;
    left -= own;
    return own;
  });
}

/** From the first planned begin to the last planned end, with what lies between the works as break. Null without planned times. */
function getPlannedTimes(works: readonly OwnWork[], { rules, asked }: Known): Times | null {
  const pieces = works
    .flatMap((work) => getShiftMinutes(work) ?? [])
    .toSorted((a, b) => a.start - b.start);
  const [first] = pieces;
  if (!first) return null;
  const { start } = first;
  let { end } = first;
  let pause = 0;
  for (const piece of pieces) {
    pause += Math.max(0, piece.start - end);
    end = Math.max(end, piece.end);
  }
  for (const work of works) {
    pause += computePlannedHours(work, { own: works, ...rules })?.breakMinutes ?? 0;
  }
  // Equal times are no day of work.
  end = Math.min(end, start + DAY - asked.step);
  return {
    startTime: formatMinuteOfDay(start % DAY),
    endTime: formatMinuteOfDay(end % DAY),
    breakMinutes: pause,
  };
}

/** The travel of the last earlier day on which there was some, on the same project. The vehicle may be another one. */
function findLastTravel(date: string, { items, days }: Known): DayTravel | null {
  const toProject = ({ projectName, clientName }: OwnWork) =>
    JSON.stringify([projectName, clientName]);
  const projectsOn = (day: string) => items.filter((item) => item.date === day).map(toProject);
  const own = new Set(projectsOn(date));
  const last = days
    .filter((day) => day.date < date && day.travel)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .find((day) => projectsOn(day.date).some((project) => own.has(project)));
  return last?.travel ? { ...last.travel, carId: null } : null;
}

/**
 * Proposes the times of a day and the hours of its works: what is recorded stays, and the rest follows from the plan, or without planned
 * times from the usual working week. Hours that are recorded move the end where they are more than the times leave room for.
 */
export function proposeDay(date: string, known: Known): DayProposal {
  const { items, days, rules, asked } = known;
  const works = items
    .filter((item) => item.date === date)
    .toSorted((a, b) => (a.startTime ?? '~').localeCompare(b.startTime ?? '~'));
  const recorded = days.find((day) => day.date === date);
  const isRecorded = recorded !== undefined && hasTimes(recorded);
  const planned = getPlannedTimes(works, known);
  const { startTime, endTime, breakMinutes } = isRecorded
    ? recorded
    : (planned ?? getWorkingDayOn(rules.workingWeek, date));
  const times = { startTime: formatTime(startTime), endTime: formatTime(endTime), breakMinutes };

  const open = works.filter(({ hoursWorked }) => hoursWorked === null);
  const taken = works.reduce((sum, { hoursWorked }) => sum + (hoursWorked ?? 0), 0);
  const total = toQuarters(countWorkMinutes({ ...times, date }) ?? 0);
  const weights = open.map(
    (work) => computePlannedHours(work, { own: works, ...rules })?.hours ?? 0,
  );
  const shares = divide(Math.max(0, total - taken), weights);
  const hours = works.map((work) => work.hoursWorked ?? shares[open.indexOf(work)] ?? 0);
  const sum = hours.reduce((all, one) => all + one, 0);
  const isAsRecorded = isRecorded || sum === total;
  return {
    day: {
      date,
      ...times,
      endTime: isAsRecorded ? times.endTime : computeEnd(date, times, sum),
      travel:
        recorded?.travel ??
        (asked.travel && !isRecorded ? proposeTravel(works, findLastTravel(date, known)) : null),
      works: works.map(({ id }, at) => ({ id, hoursWorked: hours[at] ?? 0 })),
    },
    basis: isRecorded || taken > 0 ? 'recorded' : planned ? 'plan' : 'usual',
  };
}
