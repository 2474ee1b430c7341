import * as z from 'zod/mini';
import { id, requiredText, text, version } from './fields.ts';
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

export const NewProject = z.strictObject({
  id: z.optional(id),
  title: requiredText(limits.name),
  location: z._default(text(limits.location), ''),
  client: z._default(z.nullable(id), null),
  status: z._default(z.nullable(id), null),
});

export type NewProject = z.infer<typeof NewProject>;

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
