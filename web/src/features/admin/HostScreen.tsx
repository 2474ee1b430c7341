import { Button } from '@mantine/core';
import type { HostEntry } from '@ploegplan/contract/hosting/schemas';
import { useQuery } from '@tanstack/react-query';
import {
  hostLogQuery,
  plannedAnnouncementsQuery,
  useRemoveAnnouncement,
} from '../../data/company/hosting.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { AdminScreen } from './AdminScreen.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';

/** The announcements that are shown now or later; nothing when there are none. */
function PlannedAnnouncements() {
  const { data, error, refetch } = useQuery(plannedAnnouncementsQuery);
  const removing = useRemoveAnnouncement();
  const remove = async (id: string) => {
    const question = {
      title: 'Mededeling weghalen',
      text: 'Niemand ziet haar dan nog.',
      confirmLabel: 'Weghalen',
      danger: true,
    };
    if (await confirm(question)) removing.mutate(id);
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <ul className="flex flex-col border-t" aria-label="Geplaatste mededelingen">
      {data.map(({ id, text, startsAt, endsAt }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3 border-b">
          <div className="flex flex-col min-w-0 wrap-anywhere">
            <span>{text}</span>
            <span className="text-quiet text-sm">
              Van {formatFullMoment(startsAt)} tot {formatFullMoment(endsAt)}
            </span>
          </div>
          <Button
            variant="default"
            disabled={removing.isPending}
            aria-label={`Weghalen: ${text}`}
            onClick={() => void remove(id)}
          >
            Weghalen
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Shows the announcements of the host to all companies, and the log that is kept when a company is deleted. */
export const HostScreen = () => (
  <AdminScreen tab="beheer">
    <div className="flex flex-col gap-8 p-6 max-w-form phone-p-4">
      <section className="flex flex-col gap-4" aria-label="Mededeling">
        <h2 className="text-base font-semibold">Mededeling aan alle bedrijven</h2>
        <AnnouncementForm />
        <PlannedAnnouncements />
      </section>
      <section className="flex flex-col gap-4" aria-label="Wissen van bedrijven">
        <h2 className="text-base font-semibold">Wissen van bedrijven</h2>
        <HostLog />
      </section>
    </div>
  </AdminScreen>
);

const words: Record<HostEntry['event'], string> = {
  'tenant-deletion-planned': 'Wissen gepland',
  'tenant-deletion-withdrawn': 'Wissen ingetrokken',
  'tenant-deleted': 'Gewist',
};

function HostLog() {
  const { data, error, refetch } = useQuery(hostLogQuery);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.length === 0)
    return (
      <p className="text-quiet text-sm">
        Er is nog geen bedrijf gewist, en dat is ook niet gepland.
      </p>
    );
  return (
    <ul className="flex flex-col border-t">
      {data.map(({ id, at, event, tenantName, actorName }) => (
        <li key={id} className="flex flex-col min-w-0 wrap-anywhere py-3 border-b">
          <span>
            <strong>{tenantName}</strong>: {words[event]}
          </span>
          <span className="text-quiet text-sm">
            {formatFullMoment(at)}
            {actorName && `, door ${actorName}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
