import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { liveSubjects } from './endpoints.ts';

/** Event `change`: rows of a subject were created, changed or deleted. */
export const LiveEvent = z.strictObject({
  subject: z.enum(liveSubjects),
  /** The ids of the rows; null for many. */
  ids: z.nullable(z.array(id)),
  /** True when this user made the change, in this session or another. */
  own: z.boolean(),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Event `end`: why the server closes the stream. A stream that closes without it was interrupted. */
export const LiveEnd = z.strictObject({
  reason: z.enum(['session-ended', 'too-many-streams']),
});
export type LiveEnd = z.infer<typeof LiveEnd>;
