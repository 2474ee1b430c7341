import * as z from 'zod/mini';
import { hours, id, instant, multiline, plainDate, plainTime } from '../fields.ts';
import { limits } from '../limits.ts';
import { OwnDay, timesChecks, WorkDayValues } from '../work-days/schemas.ts';

const { startTime, endTime, breakMinutes } = WorkDayValues.shape;

const entered = {
  startTime,
  endTime,
  breakMinutes,
  /** The minutes of the trips of the day together; null where they are not known. */
  travelMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(1_440))),
  /** True of who is not there; why is for the office to know. Then there are neither times nor works. */
  isAbsent: z.boolean(),
};

/** What a foreman enters of a person's day. */
export const CrewEntry = z
  .strictObject({ ...entered, works: OwnDay.shape.works })
  .check(...timesChecks)
  .check(
    z.refine(
      ({ isAbsent, startTime: start, works }) =>
        !isAbsent || (start === null && works.length === 0),
      { error: 'absent', path: ['isAbsent'] },
    ),
  );
export type CrewEntry = z.infer<typeof CrewEntry>;

/** What is entered of people on one day; null takes back what was entered. */
export const CrewEntries = z.strictObject({
  date: plainDate,
  people: z
    .array(z.strictObject({ employeeId: id, entry: z.nullable(CrewEntry) }))
    .check(z.minLength(1), z.maxLength(limits.crewPeople)),
});
export type CrewEntries = z.infer<typeof CrewEntries>;

export const crewAnswers = ['confirmed', 'objected'] as const;

/** What a foreman entered of a person's day, with the answer of that person. */
export const CrewDay = z.strictObject({
  employeeId: id,
  date: plainDate,
  ...entered,
  works: z.array(
    z.strictObject({
      id,
      hoursWorked: hours,
      /** The project or client, and its name; none of a planning item that was deleted since. */
      projectId: z.nullable(id),
      clientId: z.nullable(id),
      title: z.string(),
    }),
  ),
  /** Who entered it; empty when the account was deleted. */
  by: z.string(),
  at: instant,
  /** Null means that the person has not answered. */
  answer: z.nullable(z.enum(crewAnswers)),
  objection: z.string(),
  version: z.int32(),
});
export type CrewDay = z.infer<typeof CrewDay>;

/** A planning item on which people of a foreman work. */
export const CrewWork = z.strictObject({
  id,
  projectId: z.nullable(id),
  title: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
});
export type CrewWork = z.infer<typeof CrewWork>;

export const CrewPerson = z.strictObject({
  employeeId: id,
  name: z.string(),
  /** The planning items of the day, the first one first. */
  workIds: z.array(id),
  /** True of who is absent the whole day. */
  isAway: z.boolean(),
  /** The office approved the hours of the week: they are closed. */
  isClosed: z.boolean(),
  entry: z.nullable(CrewDay),
});
export type CrewPerson = z.infer<typeof CrewPerson>;

/** A day of the people of a foreman, with what is entered of them; no more of others than their names. */
export const CrewSheet = z.strictObject({
  date: plainDate,
  works: z.array(CrewWork),
  people: z.array(CrewPerson),
  others: z.array(z.strictObject({ employeeId: id, name: z.string() })),
});
export type CrewSheet = z.infer<typeof CrewSheet>;

/** The answer of a person to what the foreman entered; the version is what was seen. To confirm records it as the own hours. */
export const NewCrewAnswer = z.strictObject({
  date: plainDate,
  version: z.int32(),
  answer: z.enum(crewAnswers),
  objection: z._default(multiline(limits.reason), ''),
});
export type NewCrewAnswer = z.input<typeof NewCrewAnswer>;

const reportTexts = {
  weather: multiline(limits.reason),
  workDone: multiline(limits.notes),
  delays: multiline(limits.notes),
  equipment: multiline(limits.notes),
  visitors: multiline(limits.notes),
};

/** What a foreman writes of a day of a project. The version is 0 where there is no report yet. */
export const NewDayReport = z.strictObject({
  date: plainDate,
  ...reportTexts,
  version: z.int32().check(z.minimum(0)),
});
export type NewDayReport = z.infer<typeof NewDayReport>;

export const DayReport = z.strictObject({
  projectId: id,
  date: plainDate,
  weather: z.string(),
  workDone: z.string(),
  delays: z.string(),
  equipment: z.string(),
  visitors: z.string(),
  by: z.string(),
  /** Null of a proposal, which nobody saved. */
  at: z.nullable(instant),
  version: z.int32(),
  /** The people and their hours, as the foreman entered them. */
  people: z.array(z.strictObject({ name: z.string(), hours: z.number() })),
  /** The images of the planning items of that day. */
  photos: z.array(z.strictObject({ itemId: id, filename: z.string() })),
});
export type DayReport = z.infer<typeof DayReport>;
