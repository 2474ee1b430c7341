import * as z from 'zod/mini';
import { dateRange, hours, id, plainDate, plainTime, text, version } from './fields.ts';
import { limits } from './limits.ts';

/** The contact person on site, with a flag for each field that employees may see. */
export const ContactPerson = z.strictObject({
  name: text(limits.name),
  phonenumber: text(limits.name),
  email: text(limits.name),
  showName: z.boolean(),
  showPhonenumber: z.boolean(),
  showEmail: z.boolean(),
});
export type ContactPerson = z.infer<typeof ContactPerson>;

export const noContact: ContactPerson = {
  name: '',
  phonenumber: '',
  email: '',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

/** One employee on an item, with what that employee recorded. */
export const Assignment = z.strictObject({
  employeeId: id,
  hoursWorked: z.nullable(hours),
  notes: z.string(),
});
export type Assignment = z.infer<typeof Assignment>;

export const PlanningItem = z.strictObject({
  id,
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  projectId: z.nullable(id),
  /** The client of an item without a project; with a project the client comes through it. */
  clientId: z.nullable(id),
  location: z.string(),
  description: z.string(),
  contactPerson: ContactPerson,
  assignments: z.array(Assignment),
  imageCount: z.int(),
  version,
});
export type PlanningItem = z.infer<typeof PlanningItem>;

/** The planning board has a row per employee, so an item without employees would not appear. */
const employeeIds = z.array(id).check(z.minLength(1), z.maxLength(limits.employeesPerItem));

const PlanningItemFields = z.strictObject({
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  projectId: z.nullable(id),
  clientId: z.nullable(id),
  location: text(limits.location),
  description: text(limits.description),
  contactPerson: ContactPerson,
  employeeIds,
});

export const NewPlanningItem = z.strictObject({
  id: z.optional(id),
  ...PlanningItemFields.shape,
  startTime: z._default(z.nullable(plainTime), null),
  endTime: z._default(z.nullable(plainTime), null),
  projectId: z._default(z.nullable(id), null),
  clientId: z._default(z.nullable(id), null),
  location: z._default(text(limits.location), ''),
  description: z._default(text(limits.description), ''),
  contactPerson: z._default(ContactPerson, noContact),
});
export type NewPlanningItem = z.infer<typeof NewPlanningItem>;

export const PlanningItemChange = z.strictObject({
  ...z.partial(PlanningItemFields).shape,
  /** The version that the user edited, for optimistic locking. */
  version,
});
export type PlanningItemChange = z.infer<typeof PlanningItemChange>;

export const DateRange = dateRange(limits.planningDays);
