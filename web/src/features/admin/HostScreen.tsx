import type { HostEntry } from '@ploegplan/contract/hosting/schemas';
import { useQuery } from '@tanstack/react-query';
import { hostLogQuery } from '../../data/company/hosting.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { AdminScreen } from './AdminScreen.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { PlannedAnnouncements } from './PlannedAnnouncements.tsx';

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
