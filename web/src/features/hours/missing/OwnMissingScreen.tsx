import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import type { OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import { IconCheck, IconChecks, IconClockCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { keptNames } from '../../../data/own/kept-names.ts';
import { type OwnHours, ownMissingQuery, useRecordOwnHours } from '../../../data/own/own-hours.ts';
import { isAboutItem, withWaiting } from '../../../data/own/own-writes.ts';
import { formatShortDay, formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { formatRefusal, NO_ROOM } from '../../../lib/outbox/refusals.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { KeptNotice } from '../../../ui/messages/KeptNotice.tsx';
import { OutboxBar } from '../../../ui/outbox/OutboxBar.tsx';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import classes from './missing.module.css';
import { formatMissing, listDistinct, sumPlanned } from './rows.ts';
import { useRowFocus } from './useRowFocus.ts';

const isFillable = ({ planned }: OwnMissingHours) => planned !== null && planned > 0;

/** 'do 19 nov, 8 uur', '3 keer als gepland, 24 uur' */
function describeEntries(entries: readonly OwnHours[]): string {
  const [only, ...more] = entries;
  const isTakenOff = only?.hours === null;
  if (!only || more.length > 0) {
    if (isTakenOff)
      return translateCount(entries.length, '{count} keer geen uren', '{count} keer geen uren');
    const sum = entries.reduce((all, { hours }) => all + (hours ?? 0), 0);
    return translateCount(
      entries.length,
      '{count} keer als gepland, {hours}',
      '{count} keer als gepland, {hours}',
      { hours: formatHoursText(sum) },
    );
  }
  const text = isTakenOff ? translate('geen uren') : formatHoursText(only.hours ?? 0);
  return `${formatShortDay(only.item.date)}, ${text}`;
}

/** True when the item's hours are on this device and wait for a connection. */
const isWaiting = ({ itemId }: OwnMissingHours, entries: readonly Entry[]) =>
  withWaiting({ id: itemId, hoursWorked: null, notes: '' }, entries).hoursWorked !== null;

/** The own past days without hours, each filled with the planned time by one tap. */
export function OwnMissingScreen() {
  const { data, error, refetch } = useQuery(ownMissingQuery);
  const entries = useOutboxEntries();
  const left = data?.filter((item) => !isWaiting(item, entries)) ?? [];
  const days = listDistinct(left.map(({ date }) => date));
  const sum = days.length > 0 ? formatMissing({ days, planned: sumPlanned(left) }) : '';
  return (
    <MissingScreen whose="own" sum={sum}>
      <KeptNotice name={keptNames.missing} />
      <OutboxBar />
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} height={96} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconClockCheck size={32} stroke={1.5} aria-hidden />}
          title={translate('Al je uren zijn ingevuld')}
          text={translate('Een geplande dag zonder uren staat hier vanaf de dag erna.')}
        >
          <Button component={Link} to="/employeeplanning" variant="default">
            {translate('Naar je planning')}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && <Items items={data} />}
    </MissingScreen>
  );
}

function Items({ items }: { items: readonly OwnMissingHours[] }) {
  const recording = useRecordOwnHours();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const entries = useOutboxEntries();
  const { list, leave } = useRowFocus();
  const fillable = items.filter((item) => isFillable(item) && !isWaiting(item, entries));
  const chosen = fillable.filter(({ itemId }) => ticked.includes(itemId));

  const send = async (entries: readonly OwnHours[]) => {
    setUnderWay(entries.map(({ item }) => item.itemId));
    try {
      const { refused, isAnswered } = await recording.mutateAsync(entries);
      const [why] = refused.values();
      if (why) notify.error(translate('Fout bij het opslaan van uren.'), formatRefusal(why));
      const done = entries.filter(({ item }) => !refused.has(item.itemId));
      if (!isAnswered) {
        const message = translate('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is');
        notify.info(message, describeEntries(done));
      }
      return { done, isAnswered };
    } catch {
      notify.error(translate('Fout bij het opslaan van uren.'), NO_ROOM);
      return { done: [], isAnswered: false };
    } finally {
      setUnderWay([]);
    }
  };
  const fill = async (which: readonly OwnMissingHours[]) => {
    const { done, isAnswered } = await send(which.map((item) => ({ item, hours: item.planned })));
    setTicked((all) => all.filter((id) => !which.some(({ itemId }) => itemId === id)));
    if (done.length === 0 || !isAnswered) return;
    notify.success(translate('Uren opgeslagen.'), describeEntries(done), {
      action: {
        label: translate('Ongedaan maken'),
        run: () => void send(done.map(({ item }) => ({ item, hours: null }))),
      },
    });
  };
  const all = chosen.length > 0 ? chosen : fillable;
  return (
    <>
      <ul ref={list} className={`${classes.items} flex flex-col gap-2`}>
        {items.map((item, at) => {
          const { itemId, date, projectName, clientName, planned } = item;
          const day = formatShortDay(date);
          const hours = formatHoursText(planned ?? 0);
          const isBusy = underWay.includes(itemId);
          return (
            <li key={itemId} className={classes.item}>
              {fillable.includes(item) && fillable.length > 1 && (
                <Checkbox
                  size="lg"
                  className={classes.tick ?? ''}
                  aria-label={translate('Kies {day}', { day })}
                  checked={ticked.includes(itemId)}
                  onChange={({ currentTarget: { checked } }) =>
                    setTicked((now) =>
                      checked ? [...now, itemId] : now.filter((id) => id !== itemId),
                    )
                  }
                />
              )}
              <Link
                to="/planning-details/$id"
                params={{ id: itemId }}
                search={{ eigen: true, uren: true }}
                className={classes.what}
              >
                <strong>{day}</strong>
                <span className={classes.work}>
                  {projectName || clientName}
                  {projectName && clientName && (
                    <span className="block text-quiet text-sm">{clientName}</span>
                  )}
                </span>
                <span className="text-quiet tabular-nums">{formatTimesOrNone(item)}</span>
                <OutboxMark isAbout={isAboutItem(itemId)} />
              </Link>
              {fillable.includes(item) || isBusy ? (
                <Button
                  variant="light"
                  mih={48}
                  className={classes.take ?? ''}
                  leftSection={<IconCheck size={20} stroke={1.5} aria-hidden />}
                  aria-label={translate('Neem {hours} over voor {day}', { hours, day })}
                  loading={isBusy}
                  onClick={() => {
                    leave(at);
                    void fill([item]);
                  }}
                >
                  {translate('Neem {hours} over', { hours })}
                </Button>
              ) : (
                <span className="text-quiet tabular-nums">
                  {isFillable(item) ? translate('Ingevuld') : translate('Invullen')}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {fillable.length > 1 && (
        <div className={classes.foot}>
          <Button
            mih={48}
            fullWidth
            leftSection={<IconChecks size={20} stroke={1.5} aria-hidden />}
            loading={recording.isPending}
            onClick={() => {
              leave(0);
              void fill(all);
            }}
          >
            {chosen.length > 0
              ? translate('Gekozen als gepland ({count})', { count: chosen.length })
              : translate('Alles als gepland ({count})', { count: fillable.length })}
          </Button>
        </div>
      )}
    </>
  );
}
