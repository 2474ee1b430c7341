import * as z from 'zod/mini';
import { id, instant, plainDate, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { type Scope, scopes } from './scopes.ts';

export const ApiScope = z.enum(scopes as [Scope, ...Scope[]]);

/** A key without its secret. */
export const ApiKey = z.strictObject({
  id,
  name: z.string(),
  /** The beginning of the key, by which it is recognised. */
  prefix: z.string(),
  scopes: z.array(ApiScope),
  /** The last day; null: until it is revoked. */
  validUntil: z.nullable(plainDate),
  createdAt: instant,
  createdBy: z.string(),
  /** To the minute. */
  lastUsedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.strictObject({
  id,
  name: requiredText(limits.name),
  scopes: z.array(ApiScope).check(z.minLength(1), z.maxLength(scopes.length)),
  validUntil: z.nullable(plainDate),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const MadeApiKey = z.strictObject({ key: z.string() });
