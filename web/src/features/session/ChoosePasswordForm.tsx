import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useEditing } from '../../lib/form/edit-mode.ts';
import { findPasswordErrors, type PasswordErrors } from '../../lib/session/password.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { NewPasswordField } from '../../ui/fields/NewPasswordField.tsx';
import { loadNotifications } from '../../ui/messages/show-message.ts';
import { kinds, type LinkKind, useChoosePassword } from './links/links.ts';

interface Props {
  kind: LinkKind;
  token: string;
  username: string;
}

/** Chooses a password for the account that the link is for; a failure leaves what was typed. */
export function ChoosePasswordForm({ kind, token, username }: Props) {
  const { title, text, button } = kinds[kind];
  const { name, displayName } = useTenant();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  useEditing(password !== '');
  const choosing = useChoosePassword(kind, token, username);
  // The messages must be able to come when the connection is gone.
  useEffect(() => {
    loadNotifications().catch(() => undefined);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setErrors(password === '' ? { newPassword: 'Vul een nieuw wachtwoord in' } : {});
    if (password === '') return;
    choosing.mutate(password, { onError: (error) => setErrors(findPasswordErrors(error)) });
  };

  return (
    <form className="flex flex-col gap-4 w-full" onSubmit={submit} noValidate>
      <h1 className="text-xl leading-snug">{title}</h1>
      <p className="text-quiet">{text}</p>
      <TextInput
        variant="filled"
        label="Gebruikersnaam"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
      />
      <NewPasswordField
        autoFocus
        personal={[username, name, displayName]}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.newPassword}
      />
      {errors.other && (
        <p className="text-error" role="alert">
          {errors.other}
        </p>
      )}
      <Button type="submit" loading={choosing.isPending} fullWidth>
        {button}
      </Button>
    </form>
  );
}
