import * as z from 'zod/mini';
import { id, requiredText, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** What hours of a kind are. Only work counts as working time; travel stands apart in the register of days. */
export const hourMeanings = ['work', 'travel', 'absence'] as const;
export const HourMeaning = z.enum(hourMeanings);
export type HourMeaning = z.infer<typeof HourMeaning>;

/** A kind of hours of the company, such as overtime or travelling. */
export const HourKind = z.strictObject({
  id,
  name: z.string(),
  /** The kind of what employees enter themselves; each company has one, which stays. */
  isStandard: z.boolean(),
  meaning: HourMeaning,
  deleted: z.boolean(),
  version,
});
export type HourKind = z.infer<typeof HourKind>;

const fields = { name: requiredText(limits.name), meaning: HourKind.shape.meaning };

export const NewHourKind = z.strictObject({
  id: z.optional(id),
  ...fields,
  meaning: z._default(fields.meaning, 'work'),
});
export type NewHourKind = z.infer<typeof NewHourKind>;

export const HourKindUpdate = z.strictObject({ ...fields, version });
export type HourKindUpdate = z.infer<typeof HourKindUpdate>;
