import * as z from 'zod/mini';
import { liveSubjects } from './events.ts';
import { id } from './fields.ts';

/** Event `change`: rows of a subject are no longer what they were. */
export const LiveChange = z.strictObject({
  subject: z.enum(liveSubjects),
  /** Whose; null for many. */
  ids: z.nullable(z.array(id)),
  /** Whether this user did it, here or elsewhere. */
  own: z.boolean(),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** Event `end`: why the server closes the stream; without it, it is only interrupted. */
export const LiveEnd = z.strictObject({
  reason: z.enum(['session-ended', 'too-many-streams']),
});
export type LiveEnd = z.infer<typeof LiveEnd>;
