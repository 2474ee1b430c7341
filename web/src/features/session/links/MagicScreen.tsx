import { Loader } from '@mantine/core';
import { session } from '@ploegplan/contract/session/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { useDelayed } from '../../../ui/states/useDelayed.ts';
import classes from '../form.module.css';
import { useCompleteLogin } from '../queries.ts';
import { TenantCard } from '../TenantCard.tsx';
import { isToken } from './link-token.ts';
import { NewMagicLink } from './NewMagicLink.tsx';
import { Retry } from './Retry.tsx';

/** Signs in with the token of a mailed link. The exchange is a POST, so a mail scanner that opens the link does not use it up. */
export function MagicScreen({ token }: { token: string | undefined }) {
  return isToken(token) ? <Exchange token={token} /> : <NewMagicLink />;
}

function Exchange({ token }: { token: string }) {
  const enter = useCompleteLogin();
  // A query instead of a mutation, so that the token is sent once however often React mounts this.
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['magic', token],
    queryFn: async () => {
      await enter(await call(session.redeemMagicLink, { body: { token } }));
      return null;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (error instanceof ApiError && error.code === 'link-spent') return <NewMagicLink />;
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
      <h1 className={classes.title}>Bezig met inloggen…</h1>
      {isLate && <Loader size="sm" />}
    </div>
  );
}
