import { Button, Loader } from '@mantine/core';
import { session } from '@ploegplan/contract/session/endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { useDelayed } from '../../../ui/states/useDelayed.ts';
import { useCompleteLogin } from '../queries.ts';
import { TenantCard } from '../TenantCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { isToken } from './link-token.ts';
import { Retry } from './Retry.tsx';

/** Offers ways on when a link no longer works: a new one by mail, or the password. */
function NewMagicLink() {
  const sending = useMutation({
    mutationFn: (email: string) => call(session.requestMagicLink, { body: { email } }),
  });
  return (
    <TenantCard title="Link verlopen">
      <div className="flex flex-col gap-4 w-full">
        <h1 className="text-xl leading-snug">Link verlopen</h1>
        <p className="text-quiet">Deze link is al gebruikt of verlopen.</p>
        {sending.isSuccess ? (
          <p role="status" className="px-4 py-3 border rounded-md bg-accent">
            Als dit adres bij ons bekend is, krijg je een mail met een nieuwe link.
          </p>
        ) : (
          <EmailForm
            hint="Het adres waarop je onze mail krijgt."
            error={sending.error}
            onSend={sending.mutate}
          >
            <Button type="submit" loading={sending.isPending}>
              Nieuwe link aanvragen
            </Button>
          </EmailForm>
        )}
        <Button component={Link} to="/inloggen" variant="subtle" fullWidth>
          Inloggen met wachtwoord
        </Button>
      </div>
    </TenantCard>
  );
}

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
      <h1 className="text-xl leading-snug">Bezig met inloggen…</h1>
      {isLate && <Loader size="sm" />}
    </div>
  );
}
