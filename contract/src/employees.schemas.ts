import * as z from 'zod/mini';
import { id, version } from './fields.ts';

export const Employee = z.strictObject({
  id,
  name: z.string(),
  jobTitle: z.string(),
  phonenumber: z.string(),
  email: z.string(),
  deleted: z.boolean(),
  version,
});
export type Employee = z.infer<typeof Employee>;
