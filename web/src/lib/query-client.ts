import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';
import { cacheThatTells } from './reading-failures.ts';

/** A refusal stays a refusal; only a fault on the way or in the server can be over the next time. */
const isPassing = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

/**
 * Calls are made even when the browser believes to be offline: an answer of "no connection" can be shown and retried, a
 * call that waits forever cannot.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: cacheThatTells(() => client),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
