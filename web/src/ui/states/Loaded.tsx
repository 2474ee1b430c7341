import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { ListSkeleton } from './skeletons.tsx';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error'> & { refetch: () => Promise<unknown> };
  /** Of the skeleton. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** What a query gave; until then a skeleton, or its failure with a button to retry. */
export function Loaded<T>({ query: { data, error, refetch }, rows = 6, children }: Props<T>) {
  if (data !== undefined) return children(data);
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton rows={rows} />
  );
}
