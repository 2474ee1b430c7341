import { Button, PasswordInput, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import classes from './LoginForm.module.css';
import { useLogin } from './queries.ts';

const REQUIRED = 'Verplicht veld';

type Errors = Partial<Record<'username' | 'password', string>>;

/** The fields keep what is typed themselves, so that a password manager can fill them in and no failure empties them. */
export function LoginForm() {
  const login = useLogin();
  const [errors, setErrors] = useState<Errors>({});
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const username = usernameRef.current?.value.trim() ?? '';
    const password = passwordRef.current?.value ?? '';
    setErrors({
      ...(username === '' && { username: REQUIRED }),
      ...(password === '' && { password: REQUIRED }),
    });
    if (username === '') return usernameRef.current?.focus();
    if (password === '') return passwordRef.current?.focus();
    login.mutate({ username, password }, { onError: () => passwordRef.current?.select() });
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1 className={classes.title}>Inloggen</h1>
      <TextInput
        ref={usernameRef}
        label="Gebruikersnaam"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.username}
        error={errors.username}
        autoFocus
      />
      <PasswordInput
        ref={passwordRef}
        label="Wachtwoord"
        name="password"
        autoComplete="current-password"
        maxLength={limits.password}
        error={errors.password}
        visibilityToggleButtonProps={{ 'aria-label': 'Wachtwoord tonen', tabIndex: 0 }}
      />
      {login.isError && (
        <p className={classes.failure}>
          <strong>Inloggen mislukt.</strong> {messageOf(login.error)}
        </p>
      )}
      <Button type="submit" loading={login.isPending} fullWidth>
        Login
      </Button>
    </form>
  );
}
