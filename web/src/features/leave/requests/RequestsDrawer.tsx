import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openRequestsQuery } from '../../../data/leave.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { RequestCard } from './RequestCard.tsx';
import classes from './requests.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** The requests for leave that wait for an answer. Default export for lazy loading. */
export default function RequestsDrawer({ opened, onClose }: Props) {
  const { data, error, refetch } = useQuery(openRequestsQuery);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Verlofaanvragen">
      {!data && !error && <ListSkeleton rows={3} height={120} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconInbox size={32} stroke={1.5} aria-hidden />}
          title="Geen aanvragen"
          text="Wat werknemers op hun telefoon aanvragen, staat hier tot je antwoord geeft."
        />
      )}
      <ul className={classes.list}>
        {data?.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </SideDrawer>
  );
}
