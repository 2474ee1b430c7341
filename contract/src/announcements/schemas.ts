import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** A message of the host to the users of all tenants. */
export const Announcement = z.strictObject({
  id,
  text: z.string(),
  startsAt: instant,
  endsAt: instant,
});
export type Announcement = z.infer<typeof Announcement>;
export const Announcements = z.array(Announcement);
