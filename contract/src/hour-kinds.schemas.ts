import * as z from 'zod/mini';
import { id, requiredText, version } from './fields.ts';
import { limits } from './limits.ts';

/** A kind of hours of the company, such as overtime or travelling. */
export const HourKind = z.strictObject({
  id,
  name: z.string(),
  /** The kind of what employees enter themselves; each company has one, which stays. */
  isStandard: z.boolean(),
  /** Whether these hours count as working time. */
  isWorked: z.boolean(),
  deleted: z.boolean(),
  version,
});
export type HourKind = z.infer<typeof HourKind>;

const fields = { name: requiredText(limits.name), isWorked: HourKind.shape.isWorked };

export const NewHourKind = z.strictObject({
  id: z.optional(id),
  ...fields,
  isWorked: z._default(fields.isWorked, true),
});
export type NewHourKind = z.infer<typeof NewHourKind>;

export const HourKindUpdate = z.strictObject({ ...fields, version });
export type HourKindUpdate = z.infer<typeof HourKindUpdate>;
