import * as z from 'zod/mini';
import { plainDate } from './fields.ts';

export const Holiday = z.strictObject({ date: plainDate, name: z.string() });
export type Holiday = z.infer<typeof Holiday>;
