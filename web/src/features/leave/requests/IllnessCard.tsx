import { Button } from '@mantine/core';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { useQuery } from '@tanstack/react-query';
import { useDecideRequest } from '../../../data/leave/leave.ts';
import { employeeData } from '../../../data/records/employees.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { PlannedMeanwhile } from '../form/PlannedMeanwhile.tsx';
import { usePlannedMeanwhile } from '../form/usePlannedMeanwhile.ts';

/** Shows that an employee is ill, since when, and the work planned then. */
export function IllnessCard({ request }: { request: LeaveRequest }) {
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
