import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isAboutDay, ownDaysQuery } from '../../../data/own/own-days.ts';
import { useRecordDay } from '../../../data/own/useRecordDay.ts';
import { notify } from '../../../lib/notify.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { closeDrawersFirst } from '../../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import classes from './DayCard.module.css';
import { DayDrawer } from './DayDrawer.tsx';
import { closedTexts, explainDayFailure, formatOwnDay, getWorkTitle } from './day-texts.ts';
import type { DayBasis } from './propose-day.ts';
import { type KnownDay, useOwnDay } from './useOwnDay.ts';

const confirmLabels: Record<DayBasis, string> = {
  plan: translate('Zoals gepland'),
  usual: translate('Gewone werktijden'),
  recorded: translate('Zo opslaan'),
};

/** 'Mijn dag' at a day of the own planning: its times, or one button that records them as planned with the hours of all works. Default export for lazy loading. */
export default function DayCard({ date, today }: { date: string; today: string }) {
  const day = useOwnDay(date);
  const { isLoading } = useQuery(ownDaysQuery(date, today));
  if (!day && isLoading) return <CardSkeleton />;
  if (!day || (!day.recorded && day.closedBy)) return null;
  return <LoadedCard day={day} isToday={date === today} />;
}

function LoadedCard({ day, isToday }: { day: KnownDay; isToday: boolean }) {
  const { date, recorded, works, proposal, closedBy } = day;
  const record = useRecordDay();
  const change = useRef<HTMLButtonElement>(null);
  const { drawer, show, close } = useDrawerSubject<string>(`own day ${date}`);
  const confirm = () => {
    // The button disappears once there are times, so the focus goes to an element that stays.
    change.current?.focus({ preventScroll: true });
    record.mutate(proposal.day, {
      onError: (error) => notify.error(translate('Dag niet opgeslagen'), explainDayFailure(error)),
    });
  };
  return (
    <section className={classes.card} aria-label={translate('Mijn dag')}>
      <h3 className="font-semibold">{translate('Mijn dag')}</h3>
      {recorded && <Recorded day={day} />}
      {closedBy && <p className="text-quiet">{closedTexts[closedBy]}</p>}
      <OutboxMark isAbout={isAboutDay(date)} />
      {!closedBy && (
        <div className={classes.actions}>
          {!recorded && (
            <Button
              className={classes.confirm ?? ''}
              classNames={{ label: 'grid leading-snug whitespace-normal gap-0-5' }}
              variant={isToday ? 'filled' : 'default'}
              disabled={record.isPending}
              onClick={confirm}
            >
              <span className="text-lg">{confirmLabels[proposal.basis]}</span>
              <span className="font-normal text-sm tabular-nums">{formatOwnDay(day)}</span>
              {works.length > 1 && (
                <span className="font-normal text-sm tabular-nums">{formatWorks(day)}</span>
              )}
            </Button>
          )}
          <Button
            ref={change}
            variant="default"
            mih={48}
            onClick={() => void closeDrawersFirst(() => show(date))}
          >
            {recorded ? translate('Aanpassen') : translate('Anders')}
          </Button>
        </div>
      )}
      {drawer && (
        <DayDrawer key={drawer.opening} day={day} opened={drawer.opened} onClose={close} />
      )}
    </section>
  );
}

/** 'Kade 4 uur, Dak 4,5 uur' */
const formatWorks = ({ works, proposal }: KnownDay): string =>
  proposal.day.works
    .flatMap(({ id, hoursWorked }) => {
      const work = works.find((item) => item.id === id);
      return work ? `${getWorkTitle(work)} ${formatHoursText(hoursWorked)}` : [];
    })
    .join(', ');

function Recorded({ day }: { day: KnownDay }) {
  const waits = useOutboxEntries().some((entry) => !entry.refusal && isAboutDay(day.date)(entry));
  const Icon = day.closedBy ? IconLock : waits ? IconClock : IconCheck;
  return (
    <p className={classes.recorded} data-waiting={waits || undefined}>
      <Icon size={18} stroke={2} aria-hidden />
      {formatOwnDay(day)}
    </p>
  );
}
