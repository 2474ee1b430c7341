import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { useQuery } from '@tanstack/react-query';
import {
  ownCalendarQuery,
  useMakeOwnCalendar,
  useRevokeOwnCalendar,
} from '../../data/company/planning-links.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { SecretLink } from '../../ui/facts/SecretLink.tsx';
import { confirm } from '../../ui/messages/confirm.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import { Section } from './Section.tsx';

const askToReplace = () =>
  confirm({
    title: translate('Nieuwe agendalink maken'),
    text: translate(
      'De link van nu werkt dan niet meer. Zet de nieuwe op elk apparaat in je agenda.',
    ),
    confirmLabel: translate('Nieuwe link maken'),
  });

const askToRevoke = () =>
  confirm({
    title: translate('Agendalink intrekken'),
    text: translate('Je planning komt dan niet meer in je agenda.'),
    confirmLabel: translate('Intrekken'),
    danger: true,
  });

/** The own planning as a calendar that a phone subscribes to. */
export function OwnCalendar() {
  const { data: calendar, error, refetch } = useQuery(ownCalendarQuery);
  const making = useMakeOwnCalendar();
  const revoking = useRevokeOwnCalendar();
  const make = async () => {
    if (!calendar || (await askToReplace())) making.mutate();
  };
  const revoke = async () => {
    if (!(await askToRevoke())) return;
    making.reset();
    revoking.mutate();
  };
  return (
    <Section title={translate('Planning in je agenda')}>
      <p>
        {translate(
          'Zie je planning in de agenda van je telefoon of computer, met plaats, werk en ploeg.',
        )}
      </p>
      {calendar === undefined && !error && <ListSkeleton rows={1} height={48} />}
      {calendar === undefined && error && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {making.data !== undefined && (
        <SecretLink key={making.data} kind="calendar" address={making.data} />
      )}
      {calendar && (
        <p className="text-quiet text-sm">
          {calendar.lastUsedAt === null
            ? translate('De link is nog niet gebruikt.')
            : translate('De link is laatst gebruikt: {moment}.', {
                moment: formatMoment(calendar.lastUsedAt),
              })}
        </p>
      )}
      {calendar !== undefined && (
        <div className="flex flex-wrap gap-2 phone-flex-col">
          <Button variant="default" loading={making.isPending} onClick={() => void make()}>
            {calendar ? translate('Nieuwe link maken') : translate('Agendalink maken')}
          </Button>
          {calendar && (
            <Button variant="default" loading={revoking.isPending} onClick={() => void revoke()}>
              {translate('Intrekken')}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}
