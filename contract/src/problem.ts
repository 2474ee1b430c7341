import * as z from 'zod/mini';

/** The closed list of error codes. The browser owns the Dutch text of each. */
export const problemCodes = [
  'validation',
  'malformed',
  'unauthorized',
  'login-failed',
  'wrong-password',
  'password-change-needed',
  'link-spent',
  'csrf',
  'forbidden',
  'not-found',
  'unknown-host',
  'tenant-blocked',
  'stale-version',
  'filename-taken',
  'username-taken',
  'tenant-name-taken',
  'host-taken',
  'own-admin-right',
  'last-admin',
  'no-email',
  'hours-recorded',
  'not-uploader',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'storage-full',
  'unavailable',
  'internal',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** What is wrong with one field: a zod issue code, or a code of our own. */
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
  requestId: z.string(),
});
export type Problem = z.infer<typeof Problem>;
