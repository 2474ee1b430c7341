import { audit } from '@ploegplan/contract/audit/endpoints';
import type { AuditEntry, AuditPage, AuditQuery } from '@ploegplan/contract/audit/schemas';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';

/** The filters of the log; also the names of the search parameters. */
export type AuditFilters = Omit<AuditQuery, 'before'>;

/** The tenant whose log is read (by a god); without an id the own tenant. */
export interface AuditSource {
  tenantId?: string;
}

function load(
  { tenantId }: AuditSource,
  query: AuditFilters & { before?: string },
  signal: AbortSignal,
) {
  return tenantId === undefined
    ? call(audit.list, { query, signal })
    : call(audit.listOfTenant, { params: { id: tenantId }, query, signal });
}

const getNextPage = ({ entries, more }: AuditPage) => {
  const last = entries.at(-1);
  return more && last ? String(last.id) : undefined;
};

/** Loads all matching entries, newest first, up to a limit. */
export async function loadEntries(
  source: AuditSource,
  filters: AuditFilters,
  limit: number,
): Promise<AuditPage> {
  const { signal } = new AbortController();
  const entries: AuditEntry[] = [];
  let before: string | undefined = '';
  while (before !== undefined && entries.length < limit) {
    const page: AuditPage = await load(source, { ...filters, ...(before && { before }) }, signal);
    entries.push(...page.entries);
    before = getNextPage(page);
  }
  return { entries, more: before !== undefined };
}

/** The log page by page, newest first. Always refetched, because it grows with every action. */
export const auditQuery = (source: AuditSource, filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', source.tenantId ?? 'own', filters],
    queryFn: ({ pageParam, signal }) =>
      load(source, { ...filters, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: getNextPage,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
