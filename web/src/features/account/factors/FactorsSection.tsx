import { Button } from '@mantine/core';
import { factors } from '@ploegplan/contract/factors/endpoints';
import type { Factors } from '@ploegplan/contract/factors/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { factorsQuery, useFactorChange } from '../../../data/company/factors.ts';
import { call } from '../../../lib/api/call.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { Section } from '../Section.tsx';
import { AddFactor } from './AddFactor.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** The own passkeys, authenticator app and recovery codes. Default export for lazy loading. */
export default function FactorsSection() {
  const { data, error, refetch } = useQuery(factorsQuery);
  return (
    <Section title={translate('Inloggen in twee stappen')}>
      <p>
        {translate(
          'Na je wachtwoord laat je zien dat jij het bent, met een passkey of een code uit een app. Met een passkey kun je ook zonder wachtwoord inloggen.',
        )}
      </p>
      {!data &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={1} height={56} />
        ))}
      {data && <OwnFactors own={data} />}
    </Section>
  );
}

function OwnFactors({ own: { passkeys, app, recoveryCodesLeft, isRequired } }: { own: Factors }) {
  const hasFactor = passkeys.length > 0 || app !== null;
  return (
    <>
      {isRequired && (
        <p className="text-quiet text-sm">{translate('De tweede stap is voor jou verplicht.')}</p>
      )}
      {hasFactor && (
        <ul className="border rounded-md divided">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              name={passkey.name}
              used={passkey}
              remove={() => call(factors.removePasskey, { params: { id: passkey.id } })}
            />
          ))}
          {app && (
            <Row
              name={translate('Authenticatie-app')}
              used={app}
              remove={() => call(factors.removeApp)}
            />
          )}
        </ul>
      )}
      <AddFactor hasApp={app !== null} />
      {hasFactor && <Recovery left={recoveryCodesLeft} />}
    </>
  );
}

interface RowProps {
  name: string;
  used: { createdAt: string; lastUsedAt: string | null };
  remove: () => Promise<void>;
}

function Row({ name, used: { createdAt, lastUsedAt }, remove }: RowProps) {
  const removing = useFactorChange<void, void>(remove);
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: translate('{name} verwijderen', { name }),
      text: translate('Je kunt er dan niet meer mee inloggen.'),
      confirmLabel: translate('Verwijderen'),
      danger: true,
    });
    if (!isSure) return;
    removing.mutate(undefined, {
      onError: (error) =>
        notify.error(`${translate('Verwijderen mislukt.')} ${explainError(error)}`),
    });
  };
  return (
    <li
      className="flex flex-wrap items-center gap-3"
      style={{ padding: '0.5rem 0.5rem 0.5rem 1rem' }}
    >
      <span className="flex flex-1 flex-col wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="text-quiet text-sm">
          {lastUsedAt
            ? translate('Laatst gebruikt: {moment}', { moment: formatMoment(lastUsedAt) })
            : translate('Gemaakt: {moment}', { moment: formatMoment(createdAt) })}
        </span>
      </span>
      <Button
        variant="subtle"
        aria-label={translate('{name} verwijderen', { name })}
        loading={removing.isPending}
        onClick={() => void askAndRemove()}
      >
        {translate('Verwijderen')}
      </Button>
    </li>
  );
}

function Recovery({ left }: { left: number }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useFactorChange<void, { recoveryCodes: string[] }>(() =>
    call(factors.renewRecoveryCodes),
  );
  if (codes) return <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />;
  const renew = () =>
    renewing.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
      onError: (error) => notify.error(explainError(error)),
    });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="flex-1">
        {translateCount(left, 'Nog {count} herstelcode', 'Nog {count} herstelcodes')}
      </span>
      <Button variant="default" loading={renewing.isPending} onClick={renew}>
        {translate('Nieuwe herstelcodes')}
      </Button>
    </div>
  );
}
