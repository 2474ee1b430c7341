import * as z from 'zod/mini';
import { id, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Material = z.strictObject({
  id,
  name: z.string(),
  /** The number that the company gave it. */
  number: z.string(),
  kind: z.string(),
  remarks: z.string(),
  deleted: z.boolean(),
  version,
});
export type Material = z.infer<typeof Material>;

const fields = {
  name: requiredText(limits.name),
  number: text(limits.name),
  kind: text(limits.name),
  remarks: text(limits.notes),
};

export const NewMaterial = z.strictObject({
  id: z.optional(id),
  ...fields,
  number: z._default(fields.number, ''),
  kind: z._default(fields.kind, ''),
  remarks: z._default(fields.remarks, ''),
});
export type NewMaterial = z.infer<typeof NewMaterial>;

export const MaterialUpdate = z.strictObject({ ...fields, version });
export type MaterialUpdate = z.infer<typeof MaterialUpdate>;
