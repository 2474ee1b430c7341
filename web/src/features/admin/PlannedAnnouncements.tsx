import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { plannedAnnouncementsQuery, useRemoveAnnouncement } from '../../data/company/hosting.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';

/** The announcements that are shown now or later; nothing when there are none. */
export function PlannedAnnouncements() {
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
