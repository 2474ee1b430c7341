import { Button, PasswordInput, TextInput } from '@mantine/core';
import { factors } from '@ploegplan/contract/factors/endpoints';
import type { ConfirmationWays } from '@ploegplan/contract/factors/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { confirmByPasskey, explainPasskeyError, hasPasskeys } from './passkeys.ts';

const typedWays = ['password', 'app', 'recovery'] as const;
type TypedWay = (typeof typedWays)[number];

const words = {
  password: { label: translate('Wachtwoord'), other: translate('Wachtwoord gebruiken') },
  app: { label: translate('Code uit je app'), other: translate('Code uit je app gebruiken') },
  recovery: { label: translate('Herstelcode'), other: translate('Herstelcode gebruiken') },
};

interface Props {
  onConfirmed: () => unknown;
  /** The button that leaves the form. */
  children: ReactNode;
}

/** Confirms who the user is, by a passkey or by what is typed. */
export function ConfirmForm({ onConfirmed, children }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'confirmation'],
    queryFn: ({ signal }) => call(factors.ways, { signal }),
    gcTime: 0,
  });
  if (data) return <Ways ways={data} onConfirmed={onConfirmed} leave={children} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={2} height={48} />;
}

interface WaysProps extends Omit<Props, 'children'> {
  ways: ConfirmationWays;
  leave: ReactNode;
}

function Ways({ ways, onConfirmed, leave }: WaysProps) {
  const possible = typedWays.filter((way) => ways[way]);
  const [way, setWay] = useState(possible[0]);
  const [typed, setTyped] = useState('');
  const confirming = useMutation({
    mutationFn: (by: TypedWay | 'passkey') =>
      by === 'passkey' ? confirmByPasskey() : send(by, typed),
    onSuccess: onConfirmed,
    onError: () => setTyped(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way && typed !== '') confirming.mutate(way);
  };
  const choose = (next: TypedWay) => {
    setWay(next);
    setTyped('');
    confirming.reset();
  };
  const isByCompany = useSession()?.byCompany;
  const hasPasskey = ways.passkey !== null && hasPasskeys();
  return (
    <form className="flex flex-col gap-4 w-full" onSubmit={submit} noValidate>
      {confirming.isError && <FormError text={explainPasskeyError(confirming.error)} />}
      {hasPasskey && (
        <Button
          data-autofocus
          leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden />}
          loading={confirming.isPending && confirming.variables === 'passkey'}
          onClick={() => confirming.mutate('passkey')}
        >
          {translate('Passkey gebruiken')}
        </Button>
      )}
      {way && (
        <TypedField key={way} way={way} value={typed} isFirst={!hasPasskey} onType={setTyped} />
      )}
      {!way && !hasPasskey && (
        <p>
          {isByCompany
            ? translate('Log uit en log opnieuw in. Daarna kun je dit tien minuten doen.')
            : translate(
                'Log uit en vraag een nieuwe inloglink. Daarna kun je dit tien minuten doen.',
              )}
        </p>
      )}
      <div
        className="grid gap-2"
        style={{ gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' }}
      >
        {leave}
        {way && (
          <Button
            type="submit"
            variant={hasPasskey ? 'default' : 'filled'}
            loading={confirming.isPending && confirming.variables !== 'passkey'}
          >
            {translate('Verder')}
          </Button>
        )}
      </div>
      {possible
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => choose(other)}>
            {words[other].other}
          </Button>
        ))}
    </form>
  );
}

function send(way: TypedWay, typed: string): Promise<void> {
  if (way === 'password') return call(factors.confirm, { body: { way, password: typed } });
  const code = way === 'app' ? typed.replaceAll(' ', '') : typed;
  return call(factors.confirm, { body: { way, code } });
}

interface FieldProps {
  way: TypedWay;
  value: string;
  isFirst: boolean;
  onType: (value: string) => void;
}

function TypedField({ way, value, isFirst, onType }: FieldProps) {
  const field = {
    label: words[way].label,
    value,
    autoFocus: isFirst,
    'data-autofocus': isFirst || undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onType(currentTarget.value),
  };
  if (way === 'password') {
    return (
      <PasswordInput
        {...field}
        autoComplete="current-password"
        maxLength={limits.password}
        visibilityToggleButtonProps={{ 'aria-label': translate('Wachtwoord tonen'), tabIndex: 0 }}
      />
    );
  }
  return (
    <TextInput
      {...field}
      autoComplete={way === 'app' ? 'one-time-code' : 'off'}
      inputMode={way === 'app' ? 'numeric' : 'text'}
      autoCapitalize="none"
      maxLength={40}
    />
  );
}
