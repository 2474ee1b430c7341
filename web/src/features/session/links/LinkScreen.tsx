import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/errors.ts';
import { useDelayed } from '../../../ui/states/useDelayed.ts';
import { ChoosePasswordForm } from '../ChoosePasswordForm.tsx';
import { ForgotPassword } from '../ForgotPassword.tsx';
import { TenantCard } from '../TenantCard.tsx';
import { isToken } from './link-token.ts';
import { kinds, type LinkKind, linkOwnerQuery } from './links.ts';
import { Retry } from './Retry.tsx';

/** Explains that a link no longer works, and what to do instead. */
function SpentLink({ kind }: { kind: LinkKind }) {
  const [asks, setAsks] = useState(false);
  return (
    <TenantCard title="Link verlopen">
      <div className="flex flex-col gap-4 w-full">
        <h1 className="text-xl leading-snug">Link verlopen</h1>
        <p className="text-quiet">
          Deze link is al gebruikt of verlopen.
          {kind === 'activation' && ' Vraag je beheerder om een nieuwe uitnodiging.'}
        </p>
        {kind === 'reset' && (
          <>
            <Button fullWidth onClick={() => setAsks(true)}>
              Nieuwe link aanvragen
            </Button>
            <ForgotPassword opened={asks} onClose={() => setAsks(false)} />
          </>
        )}
        <Button component={Link} to="/inloggen" variant="subtle" fullWidth>
          Naar inloggen
        </Button>
      </div>
    </TenantCard>
  );
}

interface Props {
  kind: LinkKind;
  token: string | undefined;
}

/** The screen of a mailed link where a password is chosen. */
export function LinkScreen({ kind, token }: Props) {
  return isToken(token) ? <Followed kind={kind} token={token} /> : <SpentLink kind={kind} />;
}

function Followed({ kind, token }: { kind: LinkKind; token: string }) {
  const { title } = kinds[kind];
  const { data, error, refetch } = useQuery(linkOwnerQuery(kind, token));
  if (error instanceof ApiError && error.code === 'link-spent') return <SpentLink kind={kind} />;
  return (
    <TenantCard title={title}>
      {data ? (
        <ChoosePasswordForm kind={kind} token={token} username={data.username} />
      ) : error ? (
        <Retry title={title} error={error} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton title={title} />
      )}
    </TenantCard>
  );
}

/** Has the height of the form that follows. */
function FormSkeleton({ title }: { title: string }) {
  const isLate = useDelayed(true);
  return (
    <div className="flex flex-col gap-4 w-full" aria-busy>
      <h1 className="text-xl leading-snug">{title}</h1>
      <Skeleton height={292} visible={isLate} />
    </div>
  );
}
