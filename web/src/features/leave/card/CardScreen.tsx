import { Button, UnstyledButton } from '@mantine/core';
import type { Absence } from '@ploegplan/contract/absences/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import type { LeaveCard, LeaveLine, LeaveWarning } from '@ploegplan/contract/leave/schemas';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { formatDaysOfLeave, leaveCardQuery, useCounterLine } from '../../../data/leave/leave.ts';
import { leaveKindData } from '../../../data/leave/leave-kinds.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { useDaysOff } from '../../../lib/dates/useHolidays.ts';
import { notify } from '../../../lib/notify.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { RecordFailure } from '../../../ui/states/RecordFailure.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { Balances } from '../balance/Balances.tsx';
import { Counters } from '../balance/Counters.tsx';
import { FreeDays } from '../balance/FreeDays.tsx';
import { Ledger } from '../balance/Ledger.tsx';
import { assignKindCodes } from '../board/bars.ts';
import type { AbsenceSubject } from '../form/AbsenceForm.tsx';
import { YearSteps } from '../YearSteps.tsx';
import classes from './card.module.css';
import { YearGrid } from './YearGrid.tsx';

const ToldForm = createLazyPart(() => import('./ToldForm.tsx'));

const formatMailed = ({ toldOn, toldHow }: LeaveWarning): string =>
  toldOn ? `${formatShortDay(toldOn)} ${toldHow || 'per mail'}` : 'Nog niet verteld';

/** Lists when and how an employee was warned. An unsent warning does not count until the office records it. */
function Warnings({ warnings }: { warnings: readonly LeaveWarning[] }) {
  const telling = useDrawerSubject<LeaveWarning>('told');
  return (
    <Card title="Gewaarschuwd">
      <ul className="flex flex-col gap-3 px-4 pb-4 text-sm">
        {warnings.map((warning) => (
          <li key={warning.id}>
            <span className="text-quiet text-sm">{formatMailed(warning)}:</span> {warning.text}
            {!warning.toldOn && (
              <Button
                className="block mt-2"
                variant="default"
                onClick={() => telling.show(warning)}
              >
                Verteld vastleggen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {telling.drawer && (
        <ToldForm
          key={`told ${telling.drawer.opening}`}
          warning={telling.drawer.subject}
          opened={telling.drawer.opened}
          onClose={telling.close}
        />
      )}
    </Card>
  );
}

const AbsenceForm = createLazyPart(() => import('../form/AbsenceForm.tsx'));
const CorrectionForm = createLazyPart(() => import('./CorrectionForm.tsx'));

const back = { to: '/employeeabsences', label: 'Terug naar de verlofkaart' };

interface Props {
  id: string;
}

/** The year card of one employee. */
export function CardScreen({ id }: Props) {
  const [year, setYear] = useState(() => Number(getToday().slice(0, 4)));
  const { data: card, error, refetch } = useQuery(leaveCardQuery(id, year));
  const absence = useDrawerSubject<AbsenceSubject>('absence');
  const booking = useDrawerSubject<LeaveCard['employee']>('booking');
  const add = () => {
    const day = year === Number(getToday().slice(0, 4)) ? getToday() : `${year}-01-01`;
    absence.show({ employeeIds: [id], firstDay: day, lastDay: day });
  };
  return (
    <Screen
      title={card ? `Verlofkaart ${card.employee.name}` : 'Verlofkaart'}
      back={back}
      add={{ onAdd: add, disabled: !card }}
      {...(card?.keepsBalances && {
        more: [
          {
            label: 'Verlof boeken',
            Icon: IconPencilPlus,
            onChoose: () => booking.show(card.employee),
          },
        ],
      })}
      canPrint
    >
      {!card && error && <RecordFailure error={error} onRetry={() => void refetch()} back={back} />}
      {!card && !error && <ListSkeleton rows={5} height={96} />}
      {card && (
        <div className="flex flex-col gap-4 print-gap-2">
          <YearSteps year={year} onYear={setYear} />
          <LoadedCard card={card} year={year} onAbsence={(one) => absence.show({ absence: one })} />
        </div>
      )}
      {absence.drawer && (
        <AbsenceForm
          key={`absence ${absence.drawer.opening}`}
          subject={absence.drawer.subject}
          opened={absence.drawer.opened}
          onClose={absence.close}
        />
      )}
      {booking.drawer && (
        <CorrectionForm
          key={`booking ${booking.drawer.opening}`}
          employee={booking.drawer.subject}
          opened={booking.drawer.opened}
          onClose={booking.close}
        />
      )}
    </Screen>
  );
}

interface LoadedProps {
  card: LeaveCard;
  year: number;
  onAbsence: (absence: Absence) => void;
}

function LoadedCard({ card, year, onAbsence }: LoadedProps) {
  // Leave goes on into the next year.
  const daysOff = useDaysOff(`${year}-01-01`, `${year + 1}-12-31`);
  const { data: kinds } = useQuery(leaveKindData.list);
  const codes = useMemo(() => assignKindCodes(kinds ?? []), [kinds]);
  const countering = useCounterLine();
  const counter = async (line: LeaveLine) => {
    const isSure = await confirm({
      title: 'Terugboeken',
      text: 'De regel blijft staan, met een tegenboeking eronder.',
      confirmLabel: 'Terugboeken',
    });
    if (!isSure) return;
    countering.mutate(
      { lineId: line.id, id: uuidv7(), note: 'Teruggeboekt' },
      { onError: (error) => notify.error('Terugboeken mislukt', explainError(error)) },
    );
  };
  return (
    /* The sheet of one person is portrait, unlike the wide lists. */
    <div className={classes.sheet} data-paper="portrait">
      <Card title="Saldo">
        {card.keepsBalances ? (
          <Balances card={card} year={year} forOffice />
        ) : (
          <EmptyText>Saldo’s worden niet bijgehouden. Zet ze aan bij Verlofinstellingen.</EmptyText>
        )}
      </Card>
      <Card title="Jaar">
        <YearGrid {...{ year, daysOff, codes }} absences={card.absences} today={getToday()} />
      </Card>
      <Card title="Verlof en ziekte">
        {card.absences.length === 0 && <EmptyText>Geen in {year}.</EmptyText>}
        <ul>
          {card.absences.map((absence) => (
            <li key={absence.id}>
              <UnstyledButton
                className="flex gap-4 items-center justify-between w-full min-h-10 px-4 py-1-5 border-t tabular-nums phone-min-h-12 hover-bg-quiet"
                onClick={() => onAbsence(absence)}
              >
                <HueMark hue={absence.hue}>{absence.kindName}</HueMark>
                <span className="text-right">
                  {formatDaysOfLeave(absence)}
                  <FreeDays {...{ absence, daysOff }} contracts={card.contracts} />
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Card>
      <Counters counters={card.counters} />
      {card.keepsBalances && (
        <Card title="Bij en af">
          <Ledger card={card} daysOff={daysOff} onCounter={(line) => void counter(line)} />
        </Card>
      )}
      {card.warnings.length > 0 && <Warnings warnings={card.warnings} />}
    </div>
  );
}
