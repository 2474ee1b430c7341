import { MutationCache, QueryClient } from '@tanstack/react-query';
import { setEditing } from '../../form/edit-mode.ts';
import { ApiError, NetworkError } from '../errors.ts';
import { createErrorNotifyingQueryCache } from '../reading-failures.ts';

/**
 * True for a network error or a server error, which may pass by the next try; a rejection does not change, nor does a device without
 * network.
 */
function isPassing(error: Error): boolean {
  if (error instanceof NetworkError && navigator.onLine === false) return false;
  return !(error instanceof ApiError) || error.status >= 500;
}

interface Sent {
  mutationId: number;
}

const setSending = ({ mutationId }: Sent, isSending: boolean) =>
  setEditing(`sending ${mutationId}`, isSending);

/** Marks a mutation as unsaved work until it is answered, so that an update does not reload the page meanwhile. */
const createMutationCache = () =>
  new MutationCache({
    onMutate: (_sent, mutation) => setSending(mutation, true),
    onSuccess: (_answer, _sent, _before, mutation) => setSending(mutation, false),
    onError: (_error, _sent, _before, mutation) => setSending(mutation, false),
  });

/**
 * Calls are made even when the browser reports to be offline: a failed call can be shown and retried, a paused one cannot.
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
