import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-errors.ts';
import { setEditing } from './edit-mode.ts';
import { createErrorNotifyingQueryCache } from './reading-failures.ts';

/** A refusal stays a refusal; only a fault on the way or in the server can be over the next time. */
const isPassing = (error: Error) => !(error instanceof ApiError) || error.status >= 500;

interface Sent {
  mutationId: number;
}

const setSending = ({ mutationId }: Sent, isSending: boolean) =>
  setEditing(`sending ${mutationId}`, isSending);

/** What is on its way to the server would lose its answer on a page that is loaded anew. */
const createMutationCache = () =>
  new MutationCache({
    onMutate: (_sent, mutation) => setSending(mutation, true),
    onSuccess: (_answer, _sent, _before, mutation) => setSending(mutation, false),
    onError: (_error, _sent, _before, mutation) => setSending(mutation, false),
  });

/**
 * Calls are made even when the browser believes to be offline: an answer of "no connection" can be shown and retried, a
 * call that waits forever cannot.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: createErrorNotifyingQueryCache(() => client),
    mutationCache: createMutationCache(),
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
