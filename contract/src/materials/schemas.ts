import * as z from 'zod/mini';
import {
  id,
  multiline,
  plainDate,
  plainTime,
  requiredText,
  requirementIds,
  text,
  version,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { createPartialUpdate } from '../partial-update.ts';
import { WorkItem } from '../work/schemas.ts';

/** Only usable material is planned without a warning. */
export const MaterialState = z.enum(['usable', 'maintenance', 'defective', 'missing']);
export type MaterialState = z.infer<typeof MaterialState>;

export const Material = z.strictObject({
  id,
  name: z.string(),
  /** The number that the company gave it. */
  number: z.string(),
  kind: z.string(),
  state: MaterialState,
  /** A vehicle carries the people of the items on which it is planned. */
  isVehicle: z.boolean(),
  /** The place from which a vehicle leaves; empty means unknown. */
  departsFrom: z.string(),
  /** The sets of requirements that its driver must meet. */
  requirementIds: z.array(id),
  remarks: z.string(),
  deleted: z.boolean(),
  version,
});
export type Material = z.infer<typeof Material>;

const fields = {
  name: requiredText(limits.name),
  number: text(limits.name),
  kind: text(limits.name),
  state: MaterialState,
  isVehicle: z.boolean(),
  departsFrom: text(limits.location),
  requirementIds,
  remarks: multiline(limits.notes),
};

export const NewMaterial = z.strictObject({
  id: z.optional(id),
  ...fields,
  number: z._default(fields.number, ''),
  kind: z._default(fields.kind, ''),
  state: z._default(fields.state, 'usable'),
  isVehicle: z._default(fields.isVehicle, false),
  departsFrom: z._default(fields.departsFrom, ''),
  requirementIds: z._default(requirementIds, []),
  remarks: z._default(fields.remarks, ''),
});
export type NewMaterial = z.infer<typeof NewMaterial>;

export const MaterialUpdate = z.strictObject({ ...fields, version });
export type MaterialUpdate = z.infer<typeof MaterialUpdate>;

export const PartialMaterialUpdate = createPartialUpdate(MaterialUpdate);

/** Days on which a material is planned for the same work, with no more than a weekend between them. */
export const MaterialStretch = z.strictObject({
  firstDay: plainDate,
  lastDay: plainDate,
  /** The first item of it, with its times. */
  itemId: id,
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  projectId: z.nullable(id),
  clientId: z.nullable(id),
  isDraft: z.boolean(),
});
export type MaterialStretch = z.infer<typeof MaterialStretch>;

/** The places of a material from today on, by the first day: at most `limits.materialStretches`. */
export const PlannedMaterial = z.strictObject({
  materialId: id,
  stretches: z.array(MaterialStretch),
});
export type PlannedMaterial = z.infer<typeof PlannedMaterial>;

export const MaterialItem = z.strictObject({
  ...WorkItem.shape,
  clientId: z.nullable(id),
  isDraft: z.boolean(),
});
export type MaterialItem = z.infer<typeof MaterialItem>;

export const MaterialWork = z.strictObject({
  /** Items from today, the first one first: at most `limits.workItems`, of `upcomingCount`. */
  upcoming: z.array(MaterialItem),
  upcomingCount: z.int(),
  /** Items before today, the last one first: at most `limits.workItems`, of `pastCount`. */
  past: z.array(MaterialItem),
  pastCount: z.int(),
});
export type MaterialWork = z.infer<typeof MaterialWork>;
