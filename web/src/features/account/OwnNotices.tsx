import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OptionalNoticeKind, OwnNotices as Own } from '@ploegplan/contract/notices/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownNoticesQuery, subscribe, useChooseNotices } from '../../data/own/notices.ts';
import { isPushOn } from '../../data/own/push-remembered.ts';
import { recall } from '../../lib/remembered/remembered.ts';
import type { Session } from '../../lib/session/session.ts';
import { Segments } from '../../ui/page/Segments.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../ui/states/skeletons.tsx';
import classes from './account.module.css';
import { PhoneNotices } from './PhoneNotices.tsx';
import { Section } from './Section.tsx';

const kinds: readonly (readonly [kind: OptionalNoticeKind, label: string])[] = [
  ['leave', translate('Antwoord op je verlof')],
  ['hours', translate('Heropende uren')],
  ['missing', translate('Uren die ontbreken')],
];

/** By which way the own notices arrive first, and which kinds. */
function Choices({ own }: { own: Own }) {
  const choosing = useChooseNotices();
  const toggle = (kind: OptionalNoticeKind, isOn: boolean) => {
    const others = own.kindsOff.filter((off) => off !== kind);
    choosing.mutate({ kindsOff: isOn ? others : [...others, kind] });
  };
  return (
    <Section title={translate('Meldingen')}>
      <p>{translate('Hoe krijg je bericht? Lukt de eerste manier niet, dan komt de andere.')}</p>
      <Segments<Own['firstWay']>
        isWide
        aria-label={translate('Meldingen')}
        optionClass={classes.option}
        value={own.firstWay}
        onChange={(firstWay) => choosing.mutate({ firstWay })}
        options={[
          { value: 'push', label: translate('Eerst op je telefoon') },
          { value: 'mail', label: translate('Eerst per mail') },
        ]}
      />
      <p className="text-quiet text-sm">
        {own.devices === 0 && `${translate('Op geen enkel apparaat staan meldingen aan.')} `}
        {own.email
          ? translate('Mail gaat naar {email}.', { email: own.email })
          : translate('Je hebt geen e-mailadres.')}
      </p>
      <Switch
        label={translate('Je planning')}
        description={translate('Altijd aan')}
        classNames={{ root: classes.always ?? '', label: classes.alwaysLabel ?? '' }}
        withThumbIndicator={false}
        checked
        disabled
      />
      {kinds.map(([kind, label]) => (
        <Switch
          key={kind}
          label={label}
          withThumbIndicator={false}
          checked={!own.kindsOff.includes(kind)}
          onChange={({ currentTarget }) => toggle(kind, currentTarget.checked)}
        />
      ))}
    </Section>
  );
}

export function OwnNotices() {
  const { data: own, error, refetch } = useQuery(ownNoticesQuery);
  if (own) {
    return (
      <>
        <Choices own={own} />
        <PhoneNotices own={own} />
      </>
    );
  }
  return (
    <Section title={translate('Meldingen')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} height={40} />
      )}
    </Section>
  );
}

/** Renews the subscription of a browser in which somebody signed in again, or whose subscription ended. */
export function RenewPush(_: { session: Session | null }) {
  const cache = useQueryClient();
  const { data: own } = useQuery(ownNoticesQuery);
  useEffect(() => {
    // Who switches it off has no subscription either.
    if (own && !own.isSubscribed && recall(isPushOn))
      subscribe(cache, own.pushKey).catch(() => undefined);
  }, [cache, own]);
  return null;
}
