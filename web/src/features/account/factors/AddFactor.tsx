import { Button, TextInput } from '@mantine/core';
import { factors } from '@ploegplan/contract/factors/endpoints';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFactorChange } from '../../../data/company/factors.ts';
import { call } from '../../../lib/api/call.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { QrCode } from '../../../ui/facts/QrCode.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { addPasskey, explainPasskeyError, hasPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  hasApp: boolean;
  /** Called when the factor is there, and its recovery codes were seen. */
  onAdded?: () => unknown;
}

/** Adds a passkey or an authenticator app, and shows the recovery codes that come with the first. */
export function AddFactor({ hasApp, onAdded }: Props) {
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const finish = () => {
    setAdding(null);
    setCodes(null);
    onAdded?.();
  };
  const onDone = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  };
  const form = { onDone, onCancel: () => setAdding(null) };
  if (codes) return <RecoveryCodes codes={codes} onClose={finish} />;
  if (adding === 'passkey') return <PasskeyForm {...form} />;
  if (adding === 'app') return <AppForm {...form} />;
  return (
    <div className="flex flex-wrap gap-2 phone-flex-col">
      {hasPasskeys() && (
        <Button variant="default" onClick={() => setAdding('passkey')}>
          {translate('Passkey toevoegen')}
        </Button>
      )}
      <Button variant="default" onClick={() => setAdding('app')}>
        {hasApp ? translate('Andere app instellen') : translate('App instellen')}
      </Button>
    </div>
  );
}

interface FormProps {
  onDone: (added: { recoveryCodes: string[] | null }) => void;
  onCancel: () => void;
}

interface FrameProps {
  failure: string | null;
  isSaving: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

function Frame({ failure, isSaving, onSave, onCancel, children }: FrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className="flex flex-col gap-4 max-w-form" onSubmit={submit} noValidate>
      {failure && <FormError text={failure} />}
      {children}
      <div className="flex flex-wrap gap-2 phone-flex-col">
        <Button type="submit" loading={isSaving}>
          {translate('Toevoegen')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {translate('Annuleren')}
        </Button>
      </div>
    </form>
  );
}

function PasskeyForm({ onDone, onCancel }: FormProps) {
  const [name, setName] = useState(translate('Dit apparaat'));
  const adding = useFactorChange(addPasskey);
  return (
    <Frame
      failure={adding.isError ? explainPasskeyError(adding.error) : null}
      isSaving={adding.isPending}
      onSave={() => name.trim() && adding.mutate(name.trim(), { onSuccess: onDone })}
      onCancel={onCancel}
    >
      <TextInput
        autoFocus
        label={translate('Naam')}
        description={translate('Zo herken je hem later, bijvoorbeeld ‘Telefoon’.')}
        maxLength={limits.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </Frame>
  );
}

function AppForm({ onDone, onCancel }: FormProps) {
  const [code, setCode] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'app-secret'],
    queryFn: ({ signal }) => call(factors.startApp, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const adding = useFactorChange((body: { secret: string; proof: string; code: string }) =>
    call(factors.addApp, { body }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} height={96} />;
  const { address, secret, proof } = data;
  return (
    <Frame
      failure={adding.isError ? explainError(adding.error) : null}
      isSaving={adding.isPending}
      onSave={() =>
        adding.mutate({ secret, proof, code: code.replaceAll(' ', '') }, { onSuccess: onDone })
      }
      onCancel={onCancel}
    >
      <p>
        {translate(
          'Scan de code met je authenticatie-app en typ daarna de zes cijfers die de app toont.',
        )}
      </p>
      <QrCode text={address} />
      <TextInput
        readOnly
        label={translate('Of typ deze sleutel in de app')}
        value={secret.replace(/.{4}(?=.)/g, '$& ')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <TextInput
        label={translate('Code uit je app')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
    </Frame>
  );
}
