import { Loader } from '@mantine/core';
import type { LoginResponse } from '@ploegplan/contract/session/schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDelayed } from '../../../ui/states/useDelayed.ts';
import { useCompleteLogin } from '../queries.ts';
import { TenantCard } from '../TenantCard.tsx';
import { Retry } from './Retry.tsx';

interface Props {
  queryKey: readonly [kind: string, secret: string];
  /** Signs in with what the address held. */
  redeem: () => Promise<LoginResponse>;
  /** The page for an error against which no other try helps; null for others. */
  renderRefusal: (error: unknown) => ReactNode;
}

/** Signs in with what the address held, once. */
export function Exchange({ queryKey, redeem, renderRefusal }: Props) {
  const enter = useCompleteLogin();
  // A query instead of a mutation, so that the token is sent once however often React mounts this.
  const { error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: async () => {
      await enter(await redeem());
      return null;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const refusal = error && renderRefusal(error);
  if (refusal) return refusal;
  return (
    <TenantCard title="Bezig met inloggen…">
      {error && !isFetching ? (
        <Retry title="Inloggen lukt nu niet" error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </TenantCard>
  );
}

function Waiting() {
  const isLate = useDelayed(true);
  return (
    <div className="flex items-center justify-between w-full" role="status">
      <h1 className="text-xl leading-snug">Bezig met inloggen…</h1>
      {isLate && <Loader size="sm" />}
    </div>
  );
}
