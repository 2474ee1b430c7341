import * as z from 'zod/mini';
import { noContact } from '../clients/contact-person.ts';
import { ContactPerson, NewContactPerson } from '../clients/schemas.ts';
import {
  dateRange,
  hours,
  id,
  instant,
  multiline,
  plainDate,
  plainTime,
  requiredText,
  text,
  version,
} from '../fields.ts';
import { limits } from '../limits.ts';

/** The number of people of a function that a day needs; without a function anybody counts. */
export const PeopleNeed = z.strictObject({
  function: z.string(),
  count: z.int().check(z.minimum(1), z.maximum(limits.peopleNeeded)),
});
export type PeopleNeed = z.infer<typeof PeopleNeed>;

export const newNeeds = z
  .array(z.extend(PeopleNeed, { function: text(limits.name) }))
  .check(z.maxLength(limits.needs));

export const Assignment = z.strictObject({
  employeeId: id,
  hoursWorked: z.nullable(hours),
  notes: z.string(),
});
export type Assignment = z.infer<typeof Assignment>;

/** Who of an item drives one of its vehicles. */
export const VehicleDriver = z.strictObject({ materialId: id, employeeId: id });
export type VehicleDriver = z.infer<typeof VehicleDriver>;

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
  materialIds: z.array(id),
  /** The known drivers of its vehicles. */
  drivers: z.array(VehicleDriver),
  /** These needs replace those of the project. Empty means the project's. */
  needs: z.array(PeopleNeed),
  /** The range whose days are planned together; null for a single day. */
  rangeId: z.nullable(id),
  /** Only the office sees a draft. */
  isDraft: z.boolean(),
  imageCount: z.int(),
  /** True when the employee on it added it without planning. */
  isOtherWork: z.optional(z.literal(true)),
  /** The scaffold of which it is an inspection. */
  scaffoldId: z.optional(id),
  version,
});
export type PlanningItem = z.infer<typeof PlanningItem>;

const ShortNotice = z.strictObject({
  employeeId: id,
  days: z.int(),
  limit: z.int(),
  isOnCall: z.boolean(),
  ownSince: z.optional(plainDate),
});

const loggedValue = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** The fields that one user changed at once: of the item itself, its people, their recorded hours, and what belongs to it. */
export const PlanningHistoryEntry = z.strictObject({
  at: instant,
  /** Empty when the system did it. */
  by: z.string(),
  action: z.enum(['created', 'changed']),
  notices: z.optional(z.array(ShortNotice)),
  fields: z.array(
    z.strictObject({
      /** `employeeId`, `materialId` and `image`: one that came (`from` is null) or went (`to` is null). */
      field: z.enum([
        'date',
        'startTime',
        'endTime',
        'projectId',
        'clientId',
        'location',
        'description',
        'contactPerson',
        'needs',
        'isDraft',
        'employeeId',
        'hoursWorked',
        'notes',
        'materialId',
        'driver',
        'image',
      ]),
      /** The employee who recorded these hours or notes. */
      employeeId: z.optional(id),
      /** The vehicle of a driver. */
      materialId: z.optional(id),
      from: loggedValue,
      to: loggedValue,
    }),
  ),
});
export type PlanningHistoryEntry = z.infer<typeof PlanningHistoryEntry>;

/**
 * An item as lists give it. Lists are long, so what is empty, null, false or zero is absent, and what the board does not show
 * (description, contact person, notes) comes with the item itself.
 */
export const ListedItem = z.strictObject({
  id,
  date: plainDate,
  startTime: z.optional(plainTime),
  endTime: z.optional(plainTime),
  projectId: z.optional(id),
  clientId: z.optional(id),
  location: z.optional(z.string()),
  employeeIds: z.array(id),
  /** The hours that each of `employeeIds` recorded, in the same order; absent when nobody did. */
  hoursWorked: z.optional(z.array(z.nullable(hours))),
  materialIds: z.optional(z.array(id)),
  drivers: z.optional(z.array(VehicleDriver)),
  needs: z.optional(z.array(PeopleNeed)),
  rangeId: z.optional(id),
  isDraft: z.optional(z.literal(true)),
  imageCount: z.optional(z.int()),
  version,
});
export type ListedItem = z.infer<typeof ListedItem>;

/** The planning board has a row per employee, so an item without employees would not appear. */
const employeeIds = z.array(id).check(z.minLength(1), z.maxLength(limits.employeesPerItem));

const materialIds = z.array(id).check(z.maxLength(limits.materialsPerItem));

/** A driver who is not on the item, or whose vehicle is not, is left out (`keepDrivers`). */
const drivers = z.array(VehicleDriver).check(
  z.maxLength(limits.materialsPerItem),
  z.refine((all) => new Set(all.map(({ materialId }) => materialId)).size === all.length, {
    error: 'repeated',
  }),
);

const PlanningItemFields = z.strictObject({
  date: plainDate,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  projectId: z.nullable(id),
  clientId: z.nullable(id),
  location: text(limits.location),
  description: multiline(limits.description),
  contactPerson: NewContactPerson,
  employeeIds,
  materialIds,
  drivers,
  needs: newNeeds,
  rangeId: z.nullable(id),
  isDraft: z.boolean(),
  scaffoldId: z.optional(id),
});

export const NewPlanningItem = z.strictObject({
  id: z.optional(id),
  ...PlanningItemFields.shape,
  startTime: z._default(z.nullable(plainTime), null),
  endTime: z._default(z.nullable(plainTime), null),
  projectId: z._default(z.nullable(id), null),
  clientId: z._default(z.nullable(id), null),
  location: z._default(text(limits.location), ''),
  description: z._default(multiline(limits.description), ''),
  contactPerson: z._default(NewContactPerson, noContact),
  materialIds: z._default(materialIds, []),
  drivers: z._default(drivers, []),
  needs: z._default(newNeeds, []),
  rangeId: z._default(z.nullable(id), null),
  isDraft: z._default(z.boolean(), false),
});
export type NewPlanningItem = z.infer<typeof NewPlanningItem>;

export const PlanningItemPatch = z.strictObject({
  ...z.partial(PlanningItemFields).shape,
  /** The version that the user edited, for optimistic locking. */
  version,
});
export type PlanningItemPatch = z.infer<typeof PlanningItemPatch>;

/**
 * A step of a set of edits. The steps of a set do not see each other: each is about another item, and a copy is of an item as
 * it was before the set.
 * - `create`: a new item, under an id that the browser made
 * - `copy`: a new item with all that `of` has, except what `values` gives; recorded hours, notes and images stay behind
 * - `change`: the given values of an item; absent ones are unchanged
 * - `remove`: deletes an item on which nobody recorded anything
 */
export const PlanningEdit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('create'),
    id,
    values: z.omit(NewPlanningItem, { id: true }),
  }),
  z.strictObject({
    kind: z.literal('copy'),
    id,
    of: id,
    values: z.partial(PlanningItemFields),
  }),
  z.strictObject({
    kind: z.literal('change'),
    id,
    version,
    values: z.partial(PlanningItemFields),
  }),
  z.strictObject({ kind: z.literal('remove'), id, version }),
]);
export type PlanningEdit = z.infer<typeof PlanningEdit>;

export const PlanningEdits = z.strictObject({
  edits: z.array(PlanningEdit).check(z.minLength(1), z.maxLength(limits.planningEdits)),
});

/** The items that a set of edits created, copied or changed, and those that it deleted, so that it can be undone. */
export const EditedPlanning = z.strictObject({
  items: z.array(ListedItem),
  removed: z.array(PlanningItem),
});
export type EditedPlanning = z.infer<typeof EditedPlanning>;

/** The drafts to publish are given by a range of days, or by id. */
export const Publication = z.union([
  dateRange(limits.planningDays),
  z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(limits.planningEdits)) }),
]);

export type Publication = z.infer<typeof Publication>;

/** The publication, null when there was nothing to publish, and what was published. */
export const Published = z.strictObject({ id: z.nullable(id), items: z.array(ListedItem) });
export type Published = z.infer<typeof Published>;

/** The working time of an employee, one figure for each ISO week of a range from its first; absent when there is none. */
export const PlannedWeeks = z.strictObject({
  employeeId: id,
  /** The planned hours after deduction of breaks, and the absences that count. */
  hours: z.array(z.number()),
  /** Night shifts that begin in the week, and those of them that end after 02:00. */
  nights: z.array(z.int()),
  lateNights: z.array(z.int()),
  /** The Sundays with work, of the range and of 52 weeks before it. */
  sundays: z.array(plainDate),
  /** The days of night shifts with more hours than usual, of the same weeks. */
  longNights: z.array(plainDate),
});
export type PlannedWeeks = z.infer<typeof PlannedWeeks>;

export const DateRange = dateRange(limits.planningDays);

/** A day, and of what the work from then on is meant: at least one, or what is of all. A crew is named as its employees have it. */
export const FollowingWork = z
  .strictObject({
    from: plainDate,
    projectId: z.optional(id),
    crew: z.optional(requiredText(limits.name)),
    employeeId: z.optional(id),
    materialId: z.optional(id),
    rangeId: z.optional(id),
  })
  .check(z.refine((query) => Object.keys(query).length > 1));
export type FollowingWork = z.infer<typeof FollowingWork>;
