import { AuditQuery } from '@ploegplan/contract/audit/schemas';
import { plainDate, text } from '@ploegplan/contract/fields';
import { limits } from '@ploegplan/contract/limits';
import * as z from 'zod/mini';
import type { AuditFilters } from '../../data/company/audit.ts';

/** The unvalidated search parameters. Routes take them so, because validating there would load the schemas with the first page. */
export type AuditSearch = Partial<Record<keyof AuditFilters, unknown>>;

/** An invalid parameter does not affect the others. */
const lenient = z.object({
  about: z.catch(AuditQuery.shape.about, undefined),
  actor: z.catch(z.optional(text(limits.username)), undefined),
  subject: z.catch(z.optional(text(limits.username)), undefined),
  from: z.catch(z.optional(plainDate), undefined),
  to: z.catch(z.optional(plainDate), undefined),
});

/** The filters in the search parameters of an address; empty or invalid ones are left out. */
export function readFilters(search: AuditSearch): AuditFilters {
  const filled = Object.entries(lenient.parse(search)).filter(([, value]) => Boolean(value));
  return Object.fromEntries(filled);
}

export const isFiltered = (filters: AuditFilters) => Object.values(filters).some(Boolean);
