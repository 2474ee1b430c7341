import '../../../ui/form/mantine.ts';
import { Button, Switch, Textarea } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { limits } from '@ploegplan/contract/limits';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { absencesQuery } from '../../../data/leave/absences.ts';
import { formatDaysOfLeave } from '../../../data/leave/leave.ts';
import { leaveKindData } from '../../../data/leave/leave-kinds.ts';
import { useDecideRequest } from '../../../data/leave/requests.ts';
import { createFreeingCommand } from '../../../data/planning/freeing.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { employeeData, useEmployeeName } from '../../../data/records/employees.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { useDaysOff } from '../../../lib/dates/useHolidays.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { FreeDays } from '../balance/FreeDays.tsx';
import { toLeaveDays } from '../form/absence-values.ts';
import { CostOfLeave } from '../form/CostOfLeave.tsx';
import { PlannedMeanwhile } from '../form/PlannedMeanwhile.tsx';
import { usePlannedMeanwhile } from '../form/usePlannedMeanwhile.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Shows one request: who, when, its cost, the planned work and other absent people; and the answer. */
export function RequestCard({ request }: { request: LeaveRequest }) {
  const { employeeId, employeeName, note, answerBy } = request;
  const { data: people = [] } = useQuery(employeeData.list);
  const { data: kinds = [] } = useQuery(leaveKindData.list);
  const person = people.find(({ id }) => id === employeeId);
  const daysOff = useDaysOff(request.firstDay, request.lastDay);
  const days = toLeaveDays(person ?? { contracts: [] }, request);
  const planned = usePlannedMeanwhile(people, { ...days, employeeIds: [employeeId] });
  const isPlanned = planned.some(({ items }) => items.length > 0);
  const [answer, setAnswer] = useState('');
  const [frees, setFrees] = useState(false);
  const [needsWord, setNeedsWord] = useState(false);
  const deciding = useDecideRequest();
  const { apply } = usePlanningEdits();
  const decide = async (approve: boolean) => {
    setNeedsWord(!approve && answer.trim() === '');
    if (!approve && answer.trim() === '') return;
    if (approve && frees && isPlanned && !(await apply(createFreeingCommand(planned)))) return;
    deciding.mutate({ request, approve, answer });
  };
  const isLate = answerBy < getToday();
  return (
    <article
      className="flex flex-col gap-2 p-4 border rounded bg-ground"
      aria-label={`Aanvraag van ${employeeName}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-3">
        <strong>{employeeName}</strong>
        <HueMark hue={request.hue}>{request.kindName}</HueMark>
      </header>
      <p className="tabular-nums">{formatDaysOfLeave(request)}</p>
      {note && <p style={{ fontStyle: 'italic' }}>‘{note}’</p>}
      <CostOfLeave
        people={people}
        kinds={kinds}
        absence={null}
        values={{ ...days, employeeIds: [employeeId], kindId: request.kindId, note, frees }}
        requestId={request.id}
      />
      <FreeDays
        absence={request}
        {...{ daysOff }}
        contracts={person?.contracts ?? []}
        lead="Reden"
      />
      <AlsoAbsent request={request} />
      <PlannedMeanwhile planned={planned} />
      {isPlanned && (
        <Switch
          label="Planning vrijmaken bij goedkeuren"
          checked={frees}
          onChange={({ currentTarget }) => setFrees(currentTarget.checked)}
        />
      )}
      <p className={`flex gap-1-5 items-center text-sm ${isLate ? 'text-error' : 'text-quiet'}`}>
        {isLate && <IconAlertTriangle {...icon} />}
        {isLate
          ? `Had uiterlijk ${formatShortDay(answerBy)} antwoord moeten krijgen`
          : `Antwoord uiterlijk ${formatShortDay(answerBy)}`}
      </p>
      <Textarea
        label="Antwoord"
        description="Komt bij je besluit in de mail; bij afwijzen verplicht"
        autosize
        minRows={1}
        maxLength={limits.notes}
        value={answer}
        error={needsWord && 'Schrijf waarom het niet kan'}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      {deciding.error && <FormError text={explainError(deciding.error)} />}
      <footer className="flex gap-2">
        <Button
          leftSection={<IconCheck {...icon} />}
          loading={deciding.isPending}
          onClick={() => void decide(true)}
        >
          Goedkeuren
        </Button>
        <Button
          variant="default"
          leftSection={<IconX {...icon} />}
          disabled={deciding.isPending}
          onClick={() => void decide(false)}
        >
          Afwijzen
        </Button>
      </footer>
    </article>
  );
}

/** Colleagues named; of more there is a number. */
const MOST_NAMED = 3;

function AlsoAbsent({ request: { employeeId, firstDay, lastDay } }: { request: LeaveRequest }) {
  const { data: absences } = useQuery(absencesQuery(firstDay, lastDay));
  const getName = useEmployeeName();
  const others = new Set(
    absences
      ?.filter((absence) => absence.employeeId !== employeeId)
      .map((absence) => absence.employeeId),
  );
  if (others.size === 0) return null;
  const names = [...others].slice(0, MOST_NAMED).map(getName);
  const more = others.size - names.length;
  return (
    <p className="flex gap-1-5 items-center text-quiet text-sm">
      Dan ook afwezig: {names.join(', ')}
      {more > 0 && ` en nog ${more}`}
    </p>
  );
}
