import { AuditEvent, type AuditQuery } from '@ploegplan/contract/audit';
import { plainDate, text } from '@ploegplan/contract/fields';
import { limits } from '@ploegplan/contract/limits';
import * as z from 'zod/mini';

/** What a log is narrowed to; the same names stand in the page's address. */
export type AuditFilters = Omit<AuditQuery, 'before'>;

/** The filters as an address has them: anything. A route takes them so, because the first page would have to load the schemas. */
export type AuditSearch = Partial<Record<keyof AuditFilters, unknown>>;

/** Whatever somebody makes of the address, the rest of it still counts. */
const lenient = z.object({
  event: z.catch(z.optional(AuditEvent), undefined),
  search: z.catch(z.optional(text(limits.username)), undefined),
  from: z.catch(z.optional(plainDate), undefined),
  to: z.catch(z.optional(plainDate), undefined),
});

/** The filters in the search parameters of an address; what is empty or makes no sense is none. */
export function readFilters(search: AuditSearch): AuditFilters {
  const filled = Object.entries(lenient.parse(search)).filter(([, value]) => Boolean(value));
  return Object.fromEntries(filled);
}

export const isFiltered = (filters: AuditFilters) => Object.values(filters).some(Boolean);
