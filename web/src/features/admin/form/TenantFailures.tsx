import { Button } from '@mantine/core';
import type { JobFailure } from '@ploegplan/contract/hosting/schemas';
import { useQuery } from '@tanstack/react-query';
import { failuresQuery, useRetryJob } from '../../../data/company/hosting.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { DrawerPart } from '../../../ui/drawer/DrawerPart.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';

/** The queues of background jobs, as a host calls them. */
const jobLabels: Readonly<Record<string, string>> = {
  'account-mail': 'Mail',
  'image-previews': 'Voorbeeld van een afbeelding',
  'data-exports': 'Bestand met gegevens',
  webhooks: 'Webhook',
  'tenant-deletions': 'Wissen van het bedrijf',
};

/** Background jobs of a tenant that were given up, with a button to try each again; nothing when there are none. */
export function TenantFailures({ id }: { id: string }) {
  const { data: failures, error, refetch } = useQuery(failuresQuery(id));
  const retrying = useRetryJob(id);
  if (!failures && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!failures || failures.length === 0) return null;
  return (
    <DrawerPart
      heading={
        <>
          Mislukt<span className="text-quiet font-normal"> {failures.length}</span>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {failures.map((failure) => (
          <li key={failure.id} className="flex items-center justify-between gap-4">
            <div className="flex flex-col min-w-0 text-sm wrap-anywhere">
              <strong>{describeFailure(failure)}</strong>
              <span className="text-quiet">
                {formatMoment(failure.at)}: {failure.reason || 'reden onbekend'}
              </span>
            </div>
            <Button
              variant="default"
              disabled={retrying.isPending}
              aria-label={`${describeFailure(failure)} opnieuw proberen`}
              onClick={() => retrying.mutate(failure.id)}
            >
              Opnieuw
            </Button>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

const describeFailure = ({ queue, recipient }: JobFailure) =>
  [jobLabels[queue] ?? queue, recipient && `aan ${recipient}`].filter(Boolean).join(' ');
