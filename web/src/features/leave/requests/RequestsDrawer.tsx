import { Button } from '@mantine/core';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import {
  isIllnessReport,
  openRequestsQuery,
  useDecideRequest,
} from '../../../data/leave/requests.ts';
import { employeeData } from '../../../data/records/employees.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { PlannedMeanwhile } from '../form/PlannedMeanwhile.tsx';
import { usePlannedMeanwhile } from '../form/usePlannedMeanwhile.ts';
import { RequestCard } from './RequestCard.tsx';

/** Shows that an employee is ill, since when, and the work planned then. */
function IllnessCard({ request }: { request: LeaveRequest }) {
  const { employeeId, employeeName, firstDay, lastDay } = request;
  const { data: people = [] } = useQuery(employeeData.list);
  const days = { firstDay, lastDay, part: 'whole' as const, hours: '' };
  const planned = usePlannedMeanwhile(people, { ...days, employeeIds: [employeeId] });
  const deciding = useDecideRequest();
  const decide = (approve: boolean) => deciding.mutate({ request, approve, answer: '' });
  return (
    <article
      className="flex flex-col gap-2 p-4 border rounded bg-ground"
      aria-label={`Ziekmelding van ${employeeName}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-3">
        <strong>{employeeName}</strong>
        <HueMark hue={request.hue}>{request.kindName}</HueMark>
      </header>
      <p className="tabular-nums">Vanaf {formatShortDay(firstDay)}</p>
      <PlannedMeanwhile planned={planned} />
      {deciding.error && <FormError text={explainError(deciding.error)} />}
      <footer className="flex gap-2">
        <Button loading={deciding.isPending} onClick={() => decide(true)}>
          Ziek tot nader bericht
        </Button>
        <Button variant="default" disabled={deciding.isPending} onClick={() => decide(false)}>
          Afwijzen
        </Button>
      </footer>
    </article>
  );
}

interface Props {
  opened: boolean;
  onClose: () => void;
}

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
        {data?.map((request) => (
          <li key={request.id}>
            {isIllnessReport(request) ? (
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
