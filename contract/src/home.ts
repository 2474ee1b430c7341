import * as z from 'zod/mini';
import { AbsenceKind } from './absences.ts';
import { endpoint } from './endpoint.ts';
import { hours, id, instant, plainDate, plainTime } from './fields.ts';

const count = z.int().check(z.minimum(0));

const Person = z.strictObject({ id, name: z.string() });

const times = { startTime: z.nullable(plainTime), endTime: z.nullable(plainTime) };

export const HomeItem = z.strictObject({
  id,
  ...times,
  /** Empty where it is that of the place. */
  location: z.string(),
  description: z.string(),
  people: z.array(Person),
});
export type HomeItem = z.infer<typeof HomeItem>;

/** A project, or a client without one, where people work today. */
export const HomePlace = z.strictObject({
  /** Of the project, else of the client. */
  id,
  isProject: z.boolean(),
  title: z.string(),
  location: z.string(),
  itemCount: count,
  /** At most `limits.homeItemsPerPlace`. */
  items: z.array(HomeItem),
});
export type HomePlace = z.infer<typeof HomePlace>;

/** An item of today on which the one who asks stands. */
export const OwnItem = z.strictObject({ id, ...times, title: z.string(), location: z.string() });
export type OwnItem = z.infer<typeof OwnItem>;

/** Everybody counts once: who is absent all day, else who is planned, else who is free. */
export const HomeDay = z.strictObject({
  date: plainDate,
  planned: count,
  free: count,
  absent: count,
  /** Its name, on a day that is one. */
  holiday: z.nullable(z.string()),
});
export type HomeDay = z.infer<typeof HomeDay>;

export const HomeAbsence = z.strictObject({
  id,
  employee: Person,
  kind: AbsenceKind,
  lastDay: plainDate,
  /** Null: whole days. */
  hoursPerDay: z.nullable(hours),
  /** Absent all day, and on an item all the same. */
  isPlanned: z.boolean(),
});
export type HomeAbsence = z.infer<typeof HomeAbsence>;

/** What is done to a planning item; the browser owns the Dutch word of each. */
export const changeKinds = ['planned', 'changed', 'hours-written', 'removed'] as const;
export const ChangeKind = z.enum(changeKinds);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const HomeChange = z.strictObject({
  /** Of the newest row in the log of changes that it stands for. */
  id: z.int(),
  at: instant,
  kind: ChangeKind,
  /** Name of the employee or username of who did it; empty when the account is gone. */
  actor: z.string(),
  date: plainDate,
  /** Of the project, else of the client. */
  title: z.string(),
  /** The employees whom it is about, where it is about some. */
  people: z.array(z.string()),
});
export type HomeChange = z.infer<typeof HomeChange>;

/** Past planning without hours. */
export const HomeMissingHours = z.strictObject({
  /** First day that is looked at; the last is yesterday. */
  from: plainDate,
  count,
  employeeCount: count,
  /** Those with the most. */
  employees: z.array(z.strictObject({ id, name: z.string(), count, oldest: plainDate })),
});
export type HomeMissingHours = z.infer<typeof HomeMissingHours>;

/** Lists are cut off at `limits.homeRows`, places at `limits.homePlaces`; the counts are of all. */
export const Home = z.strictObject({
  today: plainDate,
  placeCount: count,
  places: z.array(HomePlace),
  /** Null for who is not an employee. */
  own: z.nullable(z.array(OwnItem)),
  /** This week and the next, from Monday. */
  days: z.array(HomeDay),
  absences: z.array(HomeAbsence),
  absenceCount: count,
  freeEmployees: z.array(Person),
  /** Null where the tenant does without hours. */
  missingHours: z.nullable(HomeMissingHours),
  /** The newest first, at most `limits.homeChanges`. */
  changes: z.array(HomeChange),
  /** The first day after today on which anything is planned. */
  nextDay: z.nullable(z.strictObject({ date: plainDate, itemCount: count, employeeCount: count })),
});
export type Home = z.infer<typeof Home>;

export const home = {
  show: endpoint({
    method: 'GET',
    path: '/home',
    access: 'admin',
    summary: 'Today and these weeks at a glance',
    response: Home,
    errors: [],
  }),
};
