import type { TenantProfile } from '@ploegplan/contract/tenant-bodies';
import {
  type Query,
  QueryCache,
  type QueryClient,
  type QueryMeta,
  useQueryClient,
} from '@tanstack/react-query';
import { notify } from '../ui/notify.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { outcomesOf } from './messages.ts';
import { tenantQuery } from './tenant.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the query reads, for who is told that it failed (specification, section 8). */
      thing?: (terms: TenantProfile['terms']) => string;
    };
  }
}

type AnyQuery = Query<unknown, unknown, unknown>;

function failureOf(client: QueryClient, meta: QueryMeta | undefined): string | undefined {
  const tenant = client.getQueryData(tenantQuery.queryKey);
  const thing = tenant && meta?.thing?.(tenant.terms);
  return thing && outcomesOf(thing).read.failure;
}

/** 'Klanten ophalen mislukt', for an error that such a query has. */
export function useReadingFailure(error: unknown): string | undefined {
  const client = useQueryClient();
  const queries = client.getQueryCache().getAll();
  return failureOf(client, queries.find(({ state }) => state.error === error)?.meta);
}

/** These lead to a page or a dialog of their own. */
const isToldElsewhere = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.code === 'password-change-needed');

/** What one looks at stays; that the connection is lost is said by the icon in the bar. */
const isToldByIcon = (error: unknown, { state }: AnyQuery) =>
  error instanceof NetworkError && state.data !== undefined;

/** Tells that something could not be read: once, however often it is tried again, until it comes after all. */
export function createErrorNotifyingQueryCache(clientOf: () => QueryClient): QueryCache {
  const told = new WeakSet<AnyQuery>();
  return new QueryCache({
    onError: (error, query) => {
      if (told.has(query) || isToldElsewhere(error) || isToldByIcon(error, query)) return;
      const failure = failureOf(clientOf(), query.meta);
      if (!failure) return;
      told.add(query);
      notify.error(failure);
    },
    onSuccess: (_, query) => void told.delete(query),
  });
}
