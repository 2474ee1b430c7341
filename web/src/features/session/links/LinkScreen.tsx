import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/errors.ts';
import { useDelayed } from '../../../ui/states/useDelayed.ts';
import { ChoosePasswordForm } from '../ChoosePasswordForm.tsx';
import classes from '../form.module.css';
import { TenantCard } from '../TenantCard.tsx';
import { isToken } from './link-token.ts';
import { kinds, type LinkKind, linkOwnerQuery } from './links.ts';
import { Retry } from './Retry.tsx';
import { SpentLink } from './SpentLink.tsx';

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
    <div className={classes.form} aria-busy>
      <h1 className={classes.title}>{title}</h1>
      <Skeleton height={292} visible={isLate} />
    </div>
  );
}
