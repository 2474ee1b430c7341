import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import { translateLeaveKind } from '@ploegplan/contract/texts/kinds';
import { IconBeach } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDaysOfLeave } from '../../../data/leave/leave.ts';
import { keptNames } from '../../../data/own/kept-names.ts';
import { useOwnLeave, useWaitingRequests } from '../../../data/own/own-leave.ts';
import { useDaysOff } from '../../../lib/dates/useHolidays.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { KeptNotice } from '../../../ui/messages/KeptNotice.tsx';
import { OutboxBar } from '../../../ui/outbox/OutboxBar.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Folded } from '../../../ui/page/Folded.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { Balances } from '../balance/Balances.tsx';
import { Counters } from '../balance/Counters.tsx';
import { FreeDays } from '../balance/FreeDays.tsx';
import { Ledger } from '../balance/Ledger.tsx';
import { YearSteps } from '../YearSteps.tsx';
import classes from './own.module.css';
import { Requests } from './Requests.tsx';

const RequestForm = createLazyPart(() => import('./RequestForm.tsx'));

/** The own leave: balances, requests and their answers, and what is taken. */
export function OwnLeaveScreen() {
  const [year, setYear] = useState(() => Number(getToday().slice(0, 4)));
  // The kinds are for the form, which without a connection has only what is kept.
  const { card, kinds, error, refetch } = useOwnLeave(year);
  const canRequest = kinds !== undefined;
  const form = useDrawerSubject<true>('leave request');
  return (
    <Screen
      title={translate('Mijn verlof')}
      add={{
        onAdd: () => form.show(true),
        label: translate('Verlof aanvragen'),
        Icon: IconBeach,
        disabled: !canRequest,
      }}
    >
      <div className="flex flex-col gap-4" style={{ maxWidth: '48rem' }}>
        <YearSteps year={year} onYear={setYear} />
        <KeptNotice name={keptNames.leave(year)} />
        <OutboxBar />
        {error && (
          <div className={card && classes.failure}>
            <ErrorState
              error={error}
              onRetry={() => void refetch()}
              {...(card && { title: translate('Verlof aanvragen kan nu niet') })}
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
  const waiting = useWaitingRequests(requests);
  // Leave goes on into the next year.
  const daysOff = useDaysOff(`${year}-01-01`, `${year + 1}-12-31`);
  const isEmpty = waiting.length + requests.length + absences.length === 0;
  return (
    <>
      {keepsBalances && (
        <Card title={translate('Saldo')}>
          <Balances card={card} year={year} />
        </Card>
      )}
      {isEmpty && (
        <EmptyState
          icon={<IconBeach size={32} stroke={1.5} aria-hidden />}
          title={translate('Nog geen verlof in {year}', { year })}
          text={translate('Wat je aanvraagt staat hier, met het antwoord van kantoor.')}
        >
          <Button disabled={!canRequest} onClick={onRequest}>
            {translate('Verlof aanvragen')}
          </Button>
        </EmptyState>
      )}
      <Requests requests={requests} waiting={waiting} />
      {absences.length > 0 && (
        <Card title={translate('Verlof en ziekte')}>
          <ul className={classes.list}>
            {absences.map((absence) => (
              <li className="grid gap-y-1 gap-x-3 px-4 py-3 border-t" key={absence.id}>
                <HueMark hue={absence.hue}>{translateLeaveKind(absence.kindName)}</HueMark>
                <span className="col-span-full tabular-nums">
                  {formatDaysOfLeave(absence)}
                  <FreeDays {...{ absence, daysOff }} contracts={card.contracts} />
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Counters counters={card.counters} />
      {keepsBalances && (
        <Folded label={translate('Waar komt dit saldo vandaan?')}>
          <Ledger card={card} daysOff={daysOff} />
        </Folded>
      )}
    </>
  );
}
