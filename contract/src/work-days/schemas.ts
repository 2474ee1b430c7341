import * as z from 'zod/mini';
import { toMinuteOfDay } from '../dates/clock.ts';
import type { EmployeeKind } from '../employees/schemas.ts';
import { hours, id, plainDate, plainTime } from '../fields.ts';
import { limits } from '../limits.ts';
import { getShiftInstants, getShiftMinutes } from '../planning/shifts.ts';

/** Whether a company asks a kind of worker for the times of a day. */
export const timesAsked = ['off', 'optional', 'required'] as const;
export const TimesAsked = z.enum(timesAsked);
export type TimesAsked = z.infer<typeof TimesAsked>;

/** The minutes to which times are chosen. */
export const timeSteps = [15, 1] as const;

export const DayTimesSettings = z.strictObject({
  ask: z.strictObject({
    own: TimesAsked,
    hired: TimesAsked,
    'self-employed': TimesAsked,
  } satisfies Record<EmployeeKind, typeof TimesAsked>),
  step: z.literal(timeSteps),
  /** True when who is asked for times is asked for travel too. */
  travel: z.boolean(),
});
export type DayTimesSettings = z.infer<typeof DayTimesSettings>;

export const noDayTimes: DayTimesSettings = {
  ask: { own: 'off', hired: 'off', 'self-employed': 'off' },
  step: 15,
  travel: false,
};

export const travelRoles = ['rider', 'driver', 'driver-with-riders'] as const;

export const DayTravel = z.strictObject({
  /** The minutes of the trips of the day together. */
  minutes: z.int().check(z.minimum(0), z.maximum(1_440)),
  /** The kilometres of a single trip; null means that they are not known. */
  kilometres: z.nullable(z.int().check(z.minimum(0), z.maximum(2_000))),
  role: z.enum(travelRoles),
  /** The vehicle, a material of the company. */
  carId: z.nullable(id),
});
export type DayTravel = z.infer<typeof DayTravel>;

const values = {
  /** Both times are known or none; an end before the begin is on the next day. */
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  breakMinutes: z.int().check(z.minimum(0), z.maximum(1_439)),
  travel: z.nullable(DayTravel),
};

/** When somebody worked on a day, over all works of it, and the travel between home and work. */
export const WorkDayValues = z.strictObject(values);
export type WorkDayValues = z.infer<typeof WorkDayValues>;

type Times = Pick<WorkDayValues, 'startTime' | 'endTime' | 'breakMinutes'>;

/**
 * Counts the minutes of work between the times of a day, less the break, also of a night in which the clocks change; null without times. It is
 * not above zero where the break is too long.
 */
export function countWorkMinutes(day: Times & { date: string }): number | null {
  const times = getShiftInstants(day);
  return times && times.end - times.start - day.breakMinutes;
}

const haveBothTimes = z.refine<Times>(
  ({ startTime, endTime }) => (startTime === null) === (endTime === null),
  { path: ['endTime'], error: 'required' },
);

const haveLength = z.refine<Times>(
  ({ startTime, endTime }) =>
    startTime === null || endTime === null || toMinuteOfDay(startTime) !== toMinuteOfDay(endTime),
  { path: ['endTime'], error: 'same-time' },
);

const haveWork = z.refine<Times>(
  (day) => {
    const times = getShiftMinutes(day);
    return times === null || times.end - times.start > day.breakMinutes;
  },
  { path: ['breakMinutes'], error: 'break-too-long' },
);

/** What times of a day must be: both or none, of some length, and longer than the break. */
export const timesChecks = [haveBothTimes, haveLength, haveWork] as const;

export const WorkDay = z.strictObject({
  date: plainDate,
  ...values,
  /** True when the office changed it: it counts instead of what the employee sends later. */
  isCorrected: z.boolean(),
  version: z.int32(),
});
export type WorkDay = z.infer<typeof WorkDay>;

export const EmployeeWorkDay = z.strictObject({ ...WorkDay.shape, employeeId: id });
export type EmployeeWorkDay = z.infer<typeof EmployeeWorkDay>;

/** The times of an own day, with the hours of each planning item of it. */
export const OwnDay = z
  .strictObject({
    date: plainDate,
    ...values,
    works: z
      .array(z.strictObject({ id, hoursWorked: hours }))
      .check(z.maxLength(limits.worksOfDay)),
  })
  .check(...timesChecks);
export type OwnDay = z.infer<typeof OwnDay>;

/** The times of a day as the office corrects them. The version is 0 where there are none yet. */
export const WorkDayCorrection = z
  .strictObject({ ...values, version: z.int32().check(z.minimum(0)) })
  .check(...timesChecks);
export type WorkDayCorrection = z.infer<typeof WorkDayCorrection>;
