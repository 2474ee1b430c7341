import * as z from 'zod/mini';
import { id, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Client = z.strictObject({
  id,
  name: z.string(),
  companyname: z.string(),
  location: z.string(),
  deleted: z.boolean(),
  version,
});
export type Client = z.infer<typeof Client>;

export const NewClient = z.strictObject({
  id: z.optional(id),
  name: requiredText(limits.name),
  companyname: z._default(text(limits.name), ''),
  location: z._default(text(limits.location), ''),
});

export type NewClient = z.infer<typeof NewClient>;
