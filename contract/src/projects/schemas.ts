import * as z from 'zod/mini';
import { noContact } from '../clients/contact-person.ts';
import { ContactPerson, NewContactPerson } from '../clients/schemas.ts';
import {
  clearableMultiline,
  clearableText,
  hue,
  id,
  instant,
  multiline,
  plainDate,
  requiredText,
  requirementIds,
  text,
  version,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { createPartialUpdate } from '../partial-update.ts';
import { newNeeds, PeopleNeed } from '../planning/schemas.ts';

const plannedHours = z
  .number()
  .check(z.minimum(0), z.maximum(limits.projectHours), z.multipleOf(limits.hoursStep));

const tripKilometres = z.int().check(z.minimum(0), z.maximum(limits.tripKilometres));
const tripMinutes = z.int().check(z.minimum(0), z.maximum(limits.tripMinutes));

export const Project = z.strictObject({
  id,
  title: z.string(),
  /** A name for where there is little room. Empty means that one is made of the title. */
  shortName: z.string(),
  number: z.string(),
  client: z.nullable(id),
  status: z.nullable(id),
  location: z.string(),
  startDate: z.nullable(plainDate),
  /** The end is expected. */
  endDate: z.nullable(plainDate),
  plannedHours: z.nullable(plannedHours),
  /** The kilometres and minutes of a single trip to the work; null means unknown. */
  tripKilometres: z.nullable(tripKilometres),
  tripMinutes: z.nullable(tripMinutes),
  /** The people needed on each day of work. */
  needs: z.array(PeopleNeed),
  /** The sets of requirements that its people must meet. */
  requirementIds: z.array(id),
  hue,
  contactPerson: ContactPerson,
  description: z.string(),
  deleted: z.boolean(),
  version,
});
export type Project = z.infer<typeof Project>;

const fields = {
  title: requiredText(limits.name),
  shortName: text(limits.shortName),
  number: text(limits.name),
  client: z.nullable(id),
  status: z.nullable(id),
  location: text(limits.location),
  startDate: z.nullable(plainDate),
  endDate: z.nullable(plainDate),
  plannedHours: z.nullable(plannedHours),
  tripKilometres: z.nullable(tripKilometres),
  tripMinutes: z.nullable(tripMinutes),
  needs: newNeeds,
  requirementIds,
  /** Null gives a colour that differs from those of the other projects in use. */
  hue: z.nullable(hue),
  contactPerson: NewContactPerson,
  description: multiline(limits.description),
};

export const NewProject = z.strictObject({
  id: z.optional(id),
  ...fields,
  shortName: z._default(fields.shortName, ''),
  number: z._default(fields.number, ''),
  client: z._default(fields.client, null),
  /** Absent means the first status. */
  status: z.optional(fields.status),
  location: z._default(fields.location, ''),
  startDate: z._default(fields.startDate, null),
  endDate: z._default(fields.endDate, null),
  plannedHours: z._default(fields.plannedHours, null),
  tripKilometres: z._default(fields.tripKilometres, null),
  tripMinutes: z._default(fields.tripMinutes, null),
  needs: z._default(fields.needs, []),
  requirementIds: z._default(requirementIds, []),
  hue: z._default(fields.hue, null),
  contactPerson: z._default(fields.contactPerson, noContact),
  description: z._default(fields.description, ''),
});
export type NewProject = z.infer<typeof NewProject>;

export const ProjectUpdate = z.strictObject({ ...fields, version });
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

export const PartialProjectUpdate = createPartialUpdate(ProjectUpdate);

/** An absent field is unchanged, null clears. */
export const ProjectPatch = z.strictObject({
  ...z.partial(
    z.strictObject({
      ...fields,
      shortName: clearableText(limits.shortName),
      number: clearableText(limits.name),
      location: clearableText(limits.location),
      description: clearableMultiline(limits.description),
      contactPerson: z.pipe(
        z.nullable(NewContactPerson),
        z.transform((value) => value ?? noContact),
      ),
    }),
  ).shape,
  version,
});
export type ProjectPatch = z.input<typeof ProjectPatch>;

/** The number of different people planned in a week that begins on this Monday. */
export const StaffedWeek = z.strictObject({ monday: plainDate, people: z.int() });
export type StaffedWeek = z.infer<typeof StaffedWeek>;

/** A status of projects; statuses have the order in which projects go through them. */
export const ProjectStatus = z.strictObject({
  id,
  status: z.string(),
  /** The position in the order, counted from 1. */
  index: z.int(),
  /** Null means grey. */
  hue: z.nullable(hue),
  /** Projects with this status are finished: they are not offered to plan on. */
  closed: z.boolean(),
  /** Deleted projects are not counted. */
  projectCount: z.int(),
  version,
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;

const statusFields = {
  status: requiredText(limits.name),
  hue: z.nullable(hue),
  closed: z.boolean(),
};

/** A new status is the last in the order. */
export const NewProjectStatus = z.strictObject({
  id: z.optional(id),
  ...statusFields,
  hue: z._default(statusFields.hue, null),
  closed: z._default(statusFields.closed, false),
});
export type NewProjectStatus = z.infer<typeof NewProjectStatus>;

export const ProjectStatusPatch = z.strictObject({
  ...z.partial(z.strictObject(statusFields)).shape,
  version,
});
export type ProjectStatusPatch = z.infer<typeof ProjectStatusPatch>;

/** All statuses in their new order; those that are left out follow in the order that they had. */
export const ProjectStatusOrder = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(limits.projectStatuses)),
});

/** A change of the status of a project. Labels are kept as they were, because statuses can be renamed and deleted. */
export const ProjectStatusMutation = z.strictObject({
  id,
  project: id,
  /** Empty means that the project had no status. */
  from: z.string(),
  to: z.string(),
  remark: z.string(),
  at: instant,
  /** Empty when the system did it. */
  by: z.string(),
});
export type ProjectStatusMutation = z.infer<typeof ProjectStatusMutation>;

export const NewProjectStatusMutation = z.strictObject({
  id: z.optional(id),
  project: id,
  /** The new status; null for none. */
  status: z.nullable(id),
  remark: z._default(multiline(limits.description), ''),
});
export type NewProjectStatusMutation = z.infer<typeof NewProjectStatusMutation>;
