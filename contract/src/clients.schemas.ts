import * as z from 'zod/mini';
import { id, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Client = z.strictObject({
  id,
  name: z.string(),
  companyname: z.string(),
  location: z.string(),
  phonenumber: z.string(),
  deleted: z.boolean(),
  version,
});
export type Client = z.infer<typeof Client>;

const fields = {
  name: requiredText(limits.name),
  companyname: text(limits.name),
  location: text(limits.location),
  phonenumber: text(limits.name),
};

export const NewClient = z.strictObject({
  id: z.optional(id),
  ...fields,
  companyname: z._default(fields.companyname, ''),
  location: z._default(fields.location, ''),
  phonenumber: z._default(fields.phonenumber, ''),
});
export type NewClient = z.infer<typeof NewClient>;

/** All editable fields, with the version that the user edited. */
export const ClientUpdate = z.strictObject({ ...fields, version });
export type ClientUpdate = z.infer<typeof ClientUpdate>;
