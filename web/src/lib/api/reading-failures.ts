import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import {
  type Query,
  QueryCache,
  type QueryClient,
  type QueryMeta,
  useQueryClient,
} from '@tanstack/react-query';
import { notify } from '../notify.ts';
import { tenantQuery } from '../session/tenant.ts';
import { ApiError, isUnknown, NetworkError } from './errors.ts';
import { createOutcomes } from './messages.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The thing that the query reads, for the message when it fails (specification, section 8). */
      thing?: (terms: TenantProfile['terms']) => string;
      /** Reads one record, whose page says so when there is none. */
      isOfRecord?: boolean;
      /** The data are kept on the device of a worker, to be shown when there is no connection. */
      kept?: {
        name: string;
        /** Returns the part of the data that is kept; by default all, as it is. */
        pack?: (data: never) => unknown;
        unpack?: (value: never) => unknown;
      };
    };
  }
}

type AnyQuery = Query<unknown, unknown, unknown>;

function formatReadFailure(client: QueryClient, meta: QueryMeta | undefined): string | undefined {
  const tenant = client.getQueryData(tenantQuery.queryKey);
  const thing = tenant && meta?.thing?.(tenant.terms);
  return thing && createOutcomes(thing).read.failure;
}

/** The message for a query's error, such as 'Klanten ophalen mislukt'. */
export function useReadingFailure(error: unknown): string | undefined {
  const client = useQueryClient();
  const queries = client.getQueryCache().getAll();
  return formatReadFailure(client, queries.find(({ state }) => state.error === error)?.meta);
}

/** True for errors with a page or a dialog of their own. */
const isShownElsewhere = (error: unknown, { meta }: AnyQuery) =>
  (error instanceof ApiError &&
    (error.status === 401 || error.code === 'password-change-needed')) ||
  (meta?.isOfRecord === true && isUnknown(error));

/** True with data on the screen, where the connection-lost icon in the top bar is enough. */
const isShownByIcon = (error: unknown, { state }: AnyQuery) =>
  error instanceof NetworkError && state.data !== undefined;

/** A query cache that notifies once per query that it cannot be read, until it succeeds again. */
export function createErrorNotifyingQueryCache(clientOf: () => QueryClient): QueryCache {
  const notified = new WeakSet<AnyQuery>();
  return new QueryCache({
    onError: (error, query) => {
      if (notified.has(query) || isShownElsewhere(error, query) || isShownByIcon(error, query))
        return;
      const failure = formatReadFailure(clientOf(), query.meta);
      if (!failure) return;
      notified.add(query);
      notify.error(failure);
    },
    onSuccess: (_, query) => void notified.delete(query),
  });
}
