import * as z from 'zod/mini';
import { email, id, multiline, requiredText, text, version } from '../fields.ts';
import { limits } from '../limits.ts';
import { createPartialUpdate } from '../partial-update.ts';
import { ContactPerson, NewContactPerson } from '../planning/schemas.ts';
import { isBlankContact } from './contact-person.ts';

export const Client = z.strictObject({
  id,
  name: z.string(),
  companyname: z.string(),
  number: z.string(),
  location: z.string(),
  phonenumber: z.string(),
  email: z.string(),
  contactPersons: z.array(ContactPerson),
  remarks: z.string(),
  deleted: z.boolean(),
  version,
});
export type Client = z.infer<typeof Client>;

const fields = {
  name: requiredText(limits.name),
  companyname: text(limits.name),
  number: text(limits.name),
  location: text(limits.location),
  phonenumber: text(limits.name),
  email,
  contactPersons: z
    .array(NewContactPerson.check(z.refine((person) => !isBlankContact(person))))
    .check(z.maxLength(limits.contactPersons)),
  remarks: multiline(limits.description),
};

export const NewClient = z.strictObject({
  id: z.optional(id),
  ...fields,
  companyname: z._default(fields.companyname, ''),
  number: z._default(fields.number, ''),
  location: z._default(fields.location, ''),
  phonenumber: z._default(fields.phonenumber, ''),
  email: z._default(fields.email, ''),
  contactPersons: z._default(fields.contactPersons, []),
  remarks: z._default(fields.remarks, ''),
});
export type NewClient = z.infer<typeof NewClient>;

export const ClientUpdate = z.strictObject({ ...fields, version });
export type ClientUpdate = z.infer<typeof ClientUpdate>;

export const PartialClientUpdate = createPartialUpdate(ClientUpdate);
