import * as z from 'zod/mini';
import { problemCodes } from './problem-codes.ts';

/** The error of one field: a zod issue code, or a code of our own. */
export const FieldProblem = z.strictObject({
  field: z.string(),
  code: z.string(),
  detail: z.optional(z.string()),
});
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457 problem details. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  detail: z.optional(z.string()),
  fields: z.optional(z.array(FieldProblem)),
  /** The name of the user who changed the row meanwhile, for a stale version. */
  changedBy: z.optional(z.string()),
  /** The day, yyyy-MM-dd, on which all of a closed tenant is deleted, when that is planned. */
  deletesOn: z.optional(z.string()),
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
