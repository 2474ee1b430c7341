import * as z from 'zod/mini';
import { OwnDocument } from '../documents/schemas.ts';
import { hours, id, multiline, plainDate, plainTime } from '../fields.ts';
import { ImageInfo, uploadFields } from '../images/schemas.ts';
import { limits } from '../limits.ts';
import { CrewNote } from '../notes/schemas.ts';
import { ContactPerson } from '../planning/schemas.ts';

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
  /** Those of them whose number the company shows to each other, of recent work and work to come. */
  reachable: z.optional(z.array(z.strictObject({ name: z.string(), phonenumber: z.string() }))),
  hoursWorked: z.nullable(hours),
  /** The office approved the hours of the week: they are closed. */
  hoursApproved: z.boolean(),
  notes: z.string(),
  /** Added by the employee, without planning. */
  isOtherWork: z.optional(z.literal(true)),
  contactPerson: z.nullable(ContactPerson),
  /** Only on the full item: what is pinned to its project for the crew. */
  crewNotes: z.optional(z.array(CrewNote)),
  /** Only on the full item. */
  images: z.optional(z.array(z.string())),
  imagesInfo: z.optional(z.array(ImageInfo)),
  /** What the office shows with the item, its project or its client. */
  documents: z.optional(z.array(OwnDocument)),
});
export type EmployeePlanningItem = z.infer<typeof EmployeePlanningItem>;

/** What an employee needs to know of a project to record hours on it. */
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
export const HoursChange = z.strictObject({
  hoursWorked: z.optional(z.nullable(hours)),
  notes: z.optional(multiline(limits.notes)),
  ...uploadFields,
});
export type HoursChange = z.input<typeof HoursChange>;
