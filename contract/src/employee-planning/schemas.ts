import * as z from 'zod/mini';
import { ContactPerson } from '../clients/schemas.ts';
import { OwnDocument } from '../documents/schemas.ts';
import { hours, id, multiline, plainDate, plainTime } from '../fields.ts';
import { ImageInfo, uploadFields } from '../images/schemas.ts';
import { limits } from '../limits.ts';
import { CrewNote } from '../notes/schemas.ts';
import { OwnScaffolds } from '../scaffolds/schemas.ts';
import { DayTravel } from '../work-days/schemas.ts';

/** How an employee gets to the work, by the vehicles of the item. */
export const Ride = z.strictObject({
  role: DayTravel.shape.role,
  /** The kilometres and minutes of a single trip, as the project has them; null means unknown. */
  kilometres: DayTravel.shape.kilometres,
  minutes: z.nullable(z.int()),
  /** Null when it is one of several. */
  carId: z.nullable(id),
  /** The vehicle, or the several with 'of' between them. */
  carName: z.string(),
  /** Empty when unknown, and when it is one of several. */
  driverName: z.string(),
  departsFrom: z.string(),
});
export type Ride = z.infer<typeof Ride>;

/** A planning item as one employee sees it, with that employee's own hours and notes. */
export const EmployeePlanningItem = z.strictObject({
  id,
  date: plainDate,
  clientName: z.string(),
  projectName: z.string(),
  location: z.string(),
  projectLocation: z.string(),
  clientLocation: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  description: z.string(),
  materials: z.array(z.string()),
  employees: z.array(z.string()),
  /** Absent on work without a vehicle. */
  ride: z.optional(Ride),
  /** The colleagues on recent and coming work whose number the company shows to each other. */
  reachable: z.optional(z.array(z.strictObject({ name: z.string(), phonenumber: z.string() }))),
  hoursWorked: z.nullable(hours),
  /** The office approved the hours of the week: they are closed. */
  hoursApproved: z.boolean(),
  notes: z.string(),
  /** True when the employee added it without planning. */
  isOtherWork: z.optional(z.literal(true)),
  contactPerson: z.nullable(ContactPerson),
  /** The notes pinned to the project for the crew; only the full item has them. */
  crewNotes: z.optional(z.array(CrewNote)),
  images: z.optional(z.array(z.string())),
  imagesInfo: z.optional(z.array(ImageInfo)),
  /** The documents that the office shows with the item, its project or its client. */
  documents: z.optional(z.array(OwnDocument)),
  /** The scaffolds of the project, where the company keeps a register; not in lists. */
  scaffolds: z.optional(OwnScaffolds),
});
export type EmployeePlanningItem = z.infer<typeof EmployeePlanningItem>;

/** The data of a project that an employee needs to record hours on it. */
export const OpenProject = z.strictObject({ id, title: z.string(), clientName: z.string() });
export type OpenProject = z.infer<typeof OpenProject>;

/** Hours on a project without planning, until today. */
export const NewOtherWork = z.strictObject({
  id,
  date: plainDate,
  projectId: id,
  hoursWorked: hours.check(z.minimum(limits.hoursStep)),
  notes: z._default(multiline(limits.notes), ''),
});
export type NewOtherWork = z.infer<typeof NewOtherWork>;

/** Absent means unchanged, null means cleared. */
export const HoursPatch = z.strictObject({
  hoursWorked: z.optional(z.nullable(hours)),
  notes: z.optional(multiline(limits.notes)),
  ...uploadFields,
});
export type HoursPatch = z.input<typeof HoursPatch>;
