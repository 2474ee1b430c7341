import * as z from 'zod/mini';
import { CertificateKind } from '../employees/schemas.ts';
import { hours, id, instant, plainDate, plainTime } from '../fields.ts';

const count = z.int().check(z.minimum(0));

const Person = z.strictObject({ id, name: z.string() });

const times = { startTime: z.nullable(plainTime), endTime: z.nullable(plainTime) };

export const HomeItem = z.strictObject({
  id,
  ...times,
  /** Empty means the location of the project or client. */
  location: z.string(),
  description: z.string(),
  people: z.array(Person),
});
export type HomeItem = z.infer<typeof HomeItem>;

/** A project, or a client without one, where people work today. */
export const HomePlace = z.strictObject({
  /** The id of the project, else of the client. */
  id,
  /** Hue of the project; null for a client. */
  hue: z.nullable(z.int()),
  title: z.string(),
  location: z.string(),
  itemCount: count,
  /** The list has at most `limits.homeItemsPerPlace` items. */
  items: z.array(HomeItem),
});
export type HomePlace = z.infer<typeof HomePlace>;

/** An item of today to which the signed-in user is assigned. */
export const OwnItem = z.strictObject({ id, ...times, title: z.string(), location: z.string() });
export type OwnItem = z.infer<typeof OwnItem>;

/** Each employee counts once: absent all day, else planned, else free. */
export const HomeDay = z.strictObject({
  date: plainDate,
  planned: count,
  free: count,
  absent: count,
  holiday: z.nullable(z.string()),
});
export type HomeDay = z.infer<typeof HomeDay>;

export const HomeAbsence = z.strictObject({
  id,
  employee: Person,
  kindName: z.string(),
  lastDay: plainDate,
  /** Null means the whole day. */
  hoursPerDay: z.nullable(hours),
  /** True when the employee is absent all day, and yet assigned to an item. */
  isPlanned: z.boolean(),
});
export type HomeAbsence = z.infer<typeof HomeAbsence>;

/** Kinds of change to a planning item; the browser owns the Dutch word of each. */
export const changeKinds = ['planned', 'moved', 'changed', 'hours-written', 'removed'] as const;
export const ChangeKind = z.enum(changeKinds);
export type ChangeKind = z.infer<typeof ChangeKind>;

export const HomeHistoryEntry = z.strictObject({
  /** Id of the newest change log row that it summarises. */
  id: z.int(),
  at: instant,
  kind: ChangeKind,
  /** Employee name or username of the actor; empty when the account was deleted. */
  actor: z.string(),
  /** The first day, of so many that were changed at once. */
  date: plainDate,
  days: z.int(),
  /** The title of the project, else the name of the client. */
  title: z.string(),
  /** The names of the employees concerned; may be empty. */
  people: z.array(z.string()),
});
export type HomeHistoryEntry = z.infer<typeof HomeHistoryEntry>;

export const HomeMissingHours = z.strictObject({
  /** The first day of the period; the last is yesterday. */
  from: plainDate,
  count,
  employeeCount: count,
  employees: z.array(z.strictObject({ id, name: z.string(), count, oldest: plainDate })),
});
export type HomeMissingHours = z.infer<typeof HomeMissingHours>;

/** A document, or a certificate of an employee, that lapsed lately or ends soon. */
export const HomeExpiring = z.strictObject({
  /** Null for a certificate. */
  documentId: z.nullable(id),
  /** The title of a document; for a certificate its name, where the kind does not tell it. */
  title: z.string(),
  /** Null for a document. */
  certificate: z.nullable(CertificateKind),
  validUntil: plainDate,
  employee: z.nullable(Person),
});
export type HomeExpiring = z.infer<typeof HomeExpiring>;

/** True hides the steps of the start from the whole company. */
export const StartPatch = z.strictObject({ isDismissed: z.boolean() });
export type StartPatch = z.infer<typeof StartPatch>;

/** The first steps of a new company. A step is true when the company's data show that it was done. */
export const StartSteps = z.strictObject({
  look: z.boolean(),
  people: z.boolean(),
  project: z.boolean(),
  planning: z.boolean(),
  crew: z.boolean(),
});
export type StartSteps = z.infer<typeof StartSteps>;

/** Lists are limited to `limits.homeRows`, places to `limits.homePlaces`; the counts are totals. */
export const Home = z.strictObject({
  today: plainDate,
  /** Null once all steps are done, or the office has hidden them. */
  start: z.nullable(StartSteps),
  placeCount: count,
  places: z.array(HomePlace),
  /** Null for a user who is not an employee. */
  own: z.nullable(z.array(OwnItem)),
  /** The days of this week and the next, from Monday. */
  days: z.array(HomeDay),
  absences: z.array(HomeAbsence),
  absenceCount: count,
  freeEmployees: z.array(Person),
  /** The first to end comes first. */
  expiring: z.array(HomeExpiring),
  expiringCount: count,
  /** Null when the tenant has hours switched off. */
  missingHours: z.nullable(HomeMissingHours),
  /** The newest first, at most `limits.homeChanges`. */
  changes: z.array(HomeHistoryEntry),
  /** The first day after today with planning. */
  nextDay: z.nullable(z.strictObject({ date: plainDate, itemCount: count, employeeCount: count })),
});
export type Home = z.infer<typeof Home>;
