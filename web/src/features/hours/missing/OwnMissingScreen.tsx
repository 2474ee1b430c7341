import './mantine.css';
import { Button, Checkbox } from '@mantine/core';
import type { OwnMissingHours } from '@ploegplan/contract/hours.schemas';
import { isAdmin } from '@ploegplan/contract/rules/access';
import { IconCheck, IconChecks, IconClockCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type OwnHours, ownMissingQuery, useRecordOwnHours } from '../../../data/own-hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { useSession } from '../../../lib/session/session.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import classes from './missing.module.css';
import { WhoseSwitch } from './WhoseSwitch.tsx';

const hoursText = (hours: number) => `${formatHours(hours)} uur`;
const isFillable = ({ planned }: OwnMissingHours) => planned !== null && planned > 0;

/** The own past days without hours, each filled with the planned time by one tap. */
export function OwnMissingScreen() {
  const session = useSession();
  const { data, error, refetch } = useQuery(ownMissingQuery);
  return (
    <Screen title={session && isAdmin(session) ? 'Eigen uren' : 'Ontbrekende uren'}>
      <div className={classes.page}>
        <WhoseSwitch whose="own" />
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={4} height={96} />}
        {data?.length === 0 && (
          <EmptyState
            icon={<IconClockCheck size={32} stroke={1.5} aria-hidden />}
            title="Al je uren zijn geschreven"
            text="Een geplande dag zonder uren staat hier vanaf de dag erna."
          >
            <Button component={Link} to="/employeeplanning" variant="default">
              Naar je planning
            </Button>
          </EmptyState>
        )}
        {data && data.length > 0 && <Items items={data} />}
      </div>
    </Screen>
  );
}

function Items({ items }: { items: readonly OwnMissingHours[] }) {
  const recording = useRecordOwnHours();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const fillable = items.filter(isFillable);
  const chosen = fillable.filter(({ itemId }) => ticked.includes(itemId));

  const send = async (entries: readonly OwnHours[]) => {
    setUnderWay(entries.map(({ itemId }) => itemId));
    const failed = await recording.mutateAsync(entries).finally(() => setUnderWay([]));
    const [why] = failed.values();
    if (failed.size > 0) notify.error('Fout bij het opslaan van uren.', messageOf(why));
    return entries.filter(({ itemId }) => !failed.has(itemId));
  };
  const fill = async (which: readonly OwnMissingHours[]) => {
    const done = await send(which.map(({ itemId, planned }) => ({ itemId, hours: planned })));
    setTicked((all) => all.filter((id) => !which.some(({ itemId }) => itemId === id)));
    if (done.length === 0) return;
    const [only] = which;
    notify.success(
      'Uren opgeslagen.',
      done.length === 1 && which.length === 1 && only
        ? `${formatShortDay(only.date)}, ${hoursText(only.planned ?? 0)}`
        : `${done.length} keer als gepland`,
      {
        action: {
          label: 'Ongedaan maken',
          run: () => void send(done.map(({ itemId }) => ({ itemId, hours: null }))),
        },
      },
    );
  };
  const all = chosen.length > 0 ? chosen : fillable;
  return (
    <>
      <ul className={classes.items}>
        {items.map((item) => {
          const { itemId, date, projectName, clientName, planned } = item;
          const day = formatShortDay(date);
          const isBusy = underWay.includes(itemId);
          return (
            <li key={itemId} className={classes.item}>
              {isFillable(item) && fillable.length > 1 && (
                <Checkbox
                  size="lg"
                  className={classes.tick ?? ''}
                  aria-label={`Kies ${day}`}
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
                search={{ eigen: true }}
                className={classes.what}
              >
                <strong>{day}</strong>
                <span>{projectName || clientName}</span>
                <span className={classes.quiet}>{formatTimes(item) || 'Zonder tijden'}</span>
              </Link>
              {isFillable(item) ? (
                <Button
                  variant="light"
                  h={48}
                  className={classes.take ?? ''}
                  leftSection={<IconCheck size={20} stroke={1.5} aria-hidden />}
                  aria-label={`Neem ${hoursText(planned ?? 0)} over voor ${day}`}
                  loading={isBusy}
                  onClick={() => void fill([item])}
                >
                  Neem {hoursText(planned ?? 0)} over
                </Button>
              ) : (
                <span className={classes.quiet}>Invullen</span>
              )}
            </li>
          );
        })}
      </ul>
      {fillable.length > 1 && (
        <div className={classes.foot}>
          <Button
            h={48}
            fullWidth
            leftSection={<IconChecks size={20} stroke={1.5} aria-hidden />}
            loading={recording.isPending}
            onClick={() => void fill(all)}
          >
            {chosen.length > 0
              ? `Gekozen als gepland (${chosen.length})`
              : `Alles als gepland (${fillable.length})`}
          </Button>
        </div>
      )}
    </>
  );
}
