import * as z from 'zod/mini';
import { clearableText, id, requiredText, text, version } from './fields.ts';
import { limits } from './limits.ts';

export const Project = z.strictObject({
  id,
  title: z.string(),
  location: z.string(),
  /** Client id. */
  client: z.nullable(id),
  /** Status id. */
  status: z.nullable(id),
  deleted: z.boolean(),
  version,
});
export type Project = z.infer<typeof Project>;

const fields = {
  title: requiredText(limits.name),
  location: text(limits.location),
  client: z.nullable(id),
  status: z.nullable(id),
};

export const NewProject = z.strictObject({
  id: z.optional(id),
  ...fields,
  location: z._default(fields.location, ''),
  client: z._default(fields.client, null),
  status: z._default(fields.status, null),
});
export type NewProject = z.infer<typeof NewProject>;

/** All editable fields, with the version that the user edited. */
export const ProjectUpdate = z.strictObject({ ...fields, version });
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

/** Some of the fields: absent ones are unchanged, null clears. */
export const ProjectChange = z.strictObject({
  ...z.partial(z.strictObject({ ...fields, location: clearableText(limits.location) })).shape,
  version,
});
export type ProjectChange = z.input<typeof ProjectChange>;

/** A status of projects; statuses have the order in which projects go through them. */
export const ProjectStatus = z.strictObject({
  id,
  /** Its label. */
  status: z.string(),
  /** Position in the order. */
  index: z.number(),
  /** Number of projects with this status, without deleted ones. */
  projectCount: z.number(),
});
export type ProjectStatus = z.infer<typeof ProjectStatus>;
