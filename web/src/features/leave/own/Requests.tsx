import { Button } from '@mantine/core';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import { requestStateTexts, translateLeaveKind } from '@ploegplan/contract/texts/kinds';
import { formatDaysOfLeave } from '../../../data/leave/leave.ts';
import { useWithdrawRequest, type WaitingRequest } from '../../../data/own/own-leave.ts';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { Card } from '../../../ui/page/Card.tsx';
import classes from './own.module.css';

const tones: Record<LeaveCard['requests'][number]['state'], string> = {
  requested: '',
  withdrawn: 'text-quiet',
  refused: 'text-error',
  approved: 'text-good',
  unanswered: 'text-good',
};

interface Props extends Pick<LeaveCard, 'requests'> {
  /** The requests that are on the device only. */
  waiting: readonly WaitingRequest[];
}

/** Requests: those that have not been sent, those that wait for an answer, then the answers. */
export function Requests({ requests, waiting }: Props) {
  const withdrawing = useWithdrawRequest();
  if (waiting.length + requests.length === 0) return null;
  const isOpen = ({ state }: LeaveCard['requests'][number]) => state === 'requested';
  const ordered = requests.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const withdraw = async (id: string, days: string) => {
    const isSure = await confirm({
      title: translate('Aanvraag intrekken'),
      text: translate('Je aanvraag voor {days} gaat dan niet door.', { days }),
      confirmLabel: translate('Intrekken'),
    });
    if (isSure) withdrawing.mutate(id);
  };
  return (
    <Card title={translate('Aanvragen')}>
      <ul className={classes.list}>
        {waiting.map(({ id, kind, isRefused, ...days }) => (
          <li className="grid gap-y-1 gap-x-3 px-4 py-3 border-t" key={id}>
            <HueMark hue={kind?.hue ?? null}>
              {kind ? translateLeaveKind(kind.name) : translate('Verlof')}
            </HueMark>
            <span className={`font-semibold ${isRefused ? 'text-error' : 'text-quiet'}`}>
              {isRefused ? translate('Niet aangenomen') : translate('Bewaard, wacht op verbinding')}
            </span>
            <span className="col-span-full tabular-nums">{formatDaysOfLeave(days)}</span>
          </li>
        ))}
        {ordered.map((request) => {
          const { id, kindName, hue, firstDay, lastDay, state, answer } = request;
          const days = formatDayRange(firstDay, lastDay);
          return (
            <li className="grid gap-y-1 gap-x-3 px-4 py-3 border-t" key={id}>
              <HueMark hue={hue}>{translateLeaveKind(kindName)}</HueMark>
              <span className={`font-semibold ${tones[state]}`}>
                {state === 'requested' && lastDay === openEnd
                  ? translate('Gemeld')
                  : requestStateTexts[state]}
              </span>
              <span className="col-span-full tabular-nums">{formatDaysOfLeave(request)}</span>
              {state === 'requested' && lastDay !== openEnd && (
                <span className="col-span-full text-quiet text-sm">
                  {translate('Antwoord uiterlijk {day}', { day: formatShortDay(request.answerBy) })}
                </span>
              )}
              {answer && (
                <span
                  className="col-span-full text-quiet text-sm text-inherit"
                  style={{ fontStyle: 'italic' }}
                >
                  ‘{answer}’
                </span>
              )}
              {state === 'requested' && (
                <Button
                  variant="default"
                  loading={withdrawing.isPending && withdrawing.variables === id}
                  onClick={() => void withdraw(id, days)}
                >
                  {translate('Intrekken')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
