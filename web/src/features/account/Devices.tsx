import { Button } from '@mantine/core';
import type { AccountSession } from '@ploegplan/contract/account/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery, useEndSession, useEndSessions } from '../../data/company/account.ts';
import { formatFullMoment, formatMoment } from '../../lib/dates/moments.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { Section } from './Section.tsx';

const askToLeave = () =>
  confirm({
    title: translate('Overal uitloggen'),
    text: translate('Je wordt op al je apparaten uitgelogd, ook hier.'),
    confirmLabel: translate('Overal uitloggen'),
    danger: true,
  });

export function Devices() {
  const { data: sessions, error, refetch } = useQuery(sessionsQuery);
  const ending = useEndSessions();
  const leave = async () => {
    if (await askToLeave()) ending.mutate();
  };
  return (
    <Section title={translate('Apparaten')}>
      {!sessions && !error && <ListSkeleton rows={2} height={56} />}
      {!sessions && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <ul className="border rounded-md divided">
          {sessions.map((session) => (
            <Device key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 phone-flex-col">
        <Button variant="default" loading={ending.isPending} onClick={() => void leave()}>
          {translate('Overal uitloggen')}
        </Button>
      </div>
    </Section>
  );
}

const isMobile = (device: string) => /Android|iPhone|iPad|iOS/.test(device);

function Device({ session }: { session: AccountSession }) {
  const { id, device, createdAt, lastUsedAt, current } = session;
  const ending = useEndSession();
  const Icon = isMobile(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li
      className="flex flex-wrap items-center gap-3 svg-quiet"
      style={{ minHeight: '3.5rem', padding: '0.5rem 0.5rem 0.5rem 1rem' }}
    >
      <Icon size={24} stroke={1.5} aria-hidden />
      <span className="flex flex-1 flex-col">
        <span className="font-semibold">{device}</span>
        <span
          className="text-quiet text-sm"
          title={translate('Ingelogd op {moment}', { moment: formatFullMoment(createdAt) })}
        >
          {current
            ? translate('Nu actief')
            : translate('Laatst gebruikt: {moment}', { moment: formatMoment(lastUsedAt) })}
        </span>
      </span>
      {!current && (
        <Button
          variant="subtle"
          aria-label={translate('Uitloggen op {device}', { device })}
          onClick={() => ending.mutate(id)}
        >
          {translate('Uitloggen')}
        </Button>
      )}
    </li>
  );
}
