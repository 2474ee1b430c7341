import * as z from 'zod/mini';
import { plainDate } from './fields.ts';

/** A day off for everybody: a public holiday, or a day on which the company is closed. */
export const Holiday = z.strictObject({
  date: plainDate,
  name: z.string(),
  kind: z.enum(['holiday', 'closure']),
});
export type Holiday = z.infer<typeof Holiday>;
