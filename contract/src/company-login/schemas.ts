import * as z from 'zod/mini';
import { token } from '../session/schemas.ts';

/** The page of the provider, and what shows afterwards that the sign-in began in this browser. */
export const CompanyLoginStart = z.strictObject({ url: z.string(), proof: token });

export const CompanyLoginAnswer = z.strictObject({
  /** The query with which the provider led back, as it is: which parameters there are is up to the provider. */
  answer: z.string().check(z.regex(/^[!-~]+$/), z.maxLength(8_000)),
  proof: token,
});

/** The page of the provider that ends its session too; null when it has none. */
export const CompanyLoginEnd = z.strictObject({ url: z.nullable(z.string()) });
