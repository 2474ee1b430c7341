import { Button } from '@mantine/core';
import type { LeaveCard } from '@ploegplan/contract/leave.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { requestStateTexts } from '@ploegplan/contract/rules/kind-texts';
import { IconBeach } from '@tabler/icons-react';
import { useState } from 'react';
import { keptNames } from '../../../data/kept-names.ts';
import { daysOfLeaveText } from '../../../data/leave.ts';
import { useOwnLeave, useWithdrawRequest } from '../../../data/own-leave.ts';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { Card } from '../../../ui/Card.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HueMark } from '../../../ui/HueMark.tsx';
import { KeptNotice } from '../../../ui/KeptNotice.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OutboxBar } from '../../../ui/outbox/OutboxBar.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { useDrawerSubject } from '../../../ui/useDrawerSubject.ts';
import { Balances } from '../balance/Balances.tsx';
import { Ledger } from '../balance/Ledger.tsx';
import { YearSteps } from '../YearSteps.tsx';
import classes from './own.module.css';

const RequestForm = lazyPart(() => import('./RequestForm.tsx'));

/** The own leave: balances, requests and their answers, and what is taken. */
export function OwnLeaveScreen() {
  const [year, setYear] = useState(() => Number(today().slice(0, 4)));
  // The kinds are for the form, which without a connection has only what is kept.
  const { card, kinds, error, refetch } = useOwnLeave(year);
  const canRequest = kinds !== undefined;
  const form = useDrawerSubject<true>('leave request');
  return (
    <Screen
      title="Mijn verlof"
      add={{
        onAdd: () => form.show(true),
        label: 'Verlof aanvragen',
        Icon: IconBeach,
        disabled: !canRequest,
      }}
    >
      <div className={classes.page}>
        <YearSteps year={year} onYear={setYear} />
        <KeptNotice name={keptNames.leave(year)} />
        <OutboxBar />
        {error && (
          <div className={card && classes.failure}>
            <ErrorState
              error={error}
              onRetry={() => void refetch()}
              {...(card && { title: 'Verlof aanvragen kan nu niet' })}
            />
          </div>
        )}
        {!card && !error && <ListSkeleton rows={4} height={120} />}
        {card && <OwnCard {...{ card, year, canRequest }} onRequest={() => form.show(true)} />}
      </div>
      {form.drawer && (
        <RequestForm
          key={`request ${form.drawer.opening}`}
          opened={form.drawer.opened}
          onClose={form.close}
          onSent={(firstDay) => setYear(Number(firstDay.slice(0, 4)))}
        />
      )}
    </Screen>
  );
}

interface OwnCardProps {
  card: LeaveCard;
  year: number;
  canRequest: boolean;
  onRequest: () => void;
}

function OwnCard({ card, year, canRequest, onRequest }: OwnCardProps) {
  const { requests, absences, keepsBalances } = card;
  const isEmpty = requests.length === 0 && absences.length === 0;
  return (
    <>
      {keepsBalances && (
        <Card title="Saldo">
          <Balances card={card} year={year} />
        </Card>
      )}
      {isEmpty && (
        <EmptyState
          icon={<IconBeach size={32} stroke={1.5} aria-hidden />}
          title={`Nog geen verlof in ${year}`}
          text="Wat je aanvraagt staat hier, met het antwoord van kantoor."
        >
          <Button disabled={!canRequest} onClick={onRequest}>
            Verlof aanvragen
          </Button>
        </EmptyState>
      )}
      <Requests requests={requests} />
      {absences.length > 0 && (
        <Card title="Verlof en ziekte">
          <ul className={classes.list}>
            {absences.map((absence) => (
              <li key={absence.id}>
                <HueMark hue={absence.hue}>{absence.kindName}</HueMark>
                <span className={classes.days}>{daysOfLeaveText(absence)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {keepsBalances && (
        <details className={classes.ledger}>
          <summary>Waar komt dit saldo vandaan?</summary>
          <Ledger card={card} />
        </details>
      )}
    </>
  );
}

/** Requests: those that wait first, then the answers. */
function Requests({ requests }: Pick<LeaveCard, 'requests'>) {
  const withdrawing = useWithdrawRequest();
  if (requests.length === 0) return null;
  const isOpen = ({ state }: LeaveCard['requests'][number]) => state === 'requested';
  const ordered = requests.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
  const withdraw = async (id: string, days: string) => {
    const isSure = await confirm({
      title: 'Aanvraag intrekken',
      text: `Je aanvraag voor ${days} gaat dan niet door.`,
      confirmLabel: 'Intrekken',
    });
    if (isSure) withdrawing.mutate(id);
  };
  return (
    <Card title="Aanvragen">
      <ul className={classes.list}>
        {ordered.map((request) => {
          const { id, kindName, hue, firstDay, lastDay, state, answer } = request;
          const days = formatDayRange(firstDay, lastDay);
          return (
            <li key={id} data-state={state}>
              <HueMark hue={hue}>{kindName}</HueMark>
              <span className={classes.state}>{requestStateTexts[state]}</span>
              <span className={classes.days}>{daysOfLeaveText(request)}</span>
              {state === 'requested' && (
                <span className={classes.quiet}>
                  Antwoord vóór {formatShortDay(request.answerBefore)}
                </span>
              )}
              {answer && <span className={classes.answer}>‘{answer}’</span>}
              {state === 'requested' && (
                <Button
                  className={classes.withdraw ?? ''}
                  variant="default"
                  loading={withdrawing.isPending && withdrawing.variables === id}
                  onClick={() => void withdraw(id, days)}
                >
                  Intrekken
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
