import { openEnd } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { openRequestsQuery } from '../../../data/leave/leave.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { IllnessCard } from './IllnessCard.tsx';
import { RequestCard } from './RequestCard.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Ill employees must be replaced today; leave has two weeks. */
const sortIllnessFirst = (requests: readonly LeaveRequest[] = []) =>
  requests.toSorted((a, b) => Number(b.lastDay === openEnd) - Number(a.lastDay === openEnd));

/** The requests for leave that wait for an answer. Default export for lazy loading. */
export default function RequestsDrawer({ opened, onClose }: Props) {
  const { data, error, refetch } = useQuery(openRequestsQuery);
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Aanvragen en meldingen">
      {!data && !error && <ListSkeleton rows={3} height={120} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconInbox size={32} stroke={1.5} aria-hidden />}
          title="Geen aanvragen"
          text="Wat werknemers op hun telefoon aanvragen, staat hier tot je antwoord geeft."
        />
      )}
      <ul className="flex flex-col gap-4">
        {sortIllnessFirst(data).map((request) => (
          <li key={request.id}>
            {request.lastDay === openEnd ? (
              <IllnessCard request={request} />
            ) : (
              <RequestCard request={request} />
            )}
          </li>
        ))}
      </ul>
    </SideDrawer>
  );
}
