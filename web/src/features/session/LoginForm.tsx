import { Button, PasswordInput, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { explainError, outcomes } from '../../lib/api/messages.ts';
import { useEditingByInput } from '../../lib/form/edit-mode.ts';
import { notify } from '../../lib/notify.ts';
import { recall } from '../../lib/remembered/remembered.ts';
import { knowsPasskey } from '../../lib/session/remembered.ts';
import { useSession } from '../../lib/session/session.ts';
import { loadForgotPassword } from './ForgotPassword.tsx';
import classes from './form.module.css';
import { useCompleteLogin, useLogin } from './queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The username to fill in after a password was chosen. */
    username?: string;
  }
}

type Errors = Partial<Record<'username' | 'password', string>>;

const preloadForgot = () => void loadForgotPassword().catch(() => undefined);

/** Uncontrolled fields, so that a password manager can fill them in and a failure keeps them. */
export function LoginForm({ onForgot }: { onForgot: () => void }) {
  const login = useLogin();
  const [errors, setErrors] = useState<Errors>({});
  const known = useLocation({ select: ({ state }) => state.username });
  const offersPasskey = usePasskey();
  const capsLock = useCapsLock();
  // After a successful login nothing is unsaved, so an update may reload the page.
  const onInput = useEditingByInput(useSession() !== null);
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const username = usernameRef.current?.value.trim() ?? '';
    const password = passwordRef.current?.value ?? '';
    setErrors({
      ...(username === '' && { username: 'Vul je gebruikersnaam in' }),
      ...(password === '' && { password: 'Vul je wachtwoord in' }),
    });
    if (username === '') return usernameRef.current?.focus();
    if (password === '') return passwordRef.current?.focus();
    login.mutate({ username, password }, { onError: () => passwordRef.current?.select() });
  };

  return (
    <form className="flex flex-col gap-4 w-full" onSubmit={submit} onInput={onInput} noValidate>
      <h1 className="text-xl leading-snug">Inloggen</h1>
      <TextInput
        ref={usernameRef}
        label="Gebruikersnaam"
        name="username"
        autoComplete={offersPasskey ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.username}
        defaultValue={known}
        error={errors.username}
        autoFocus={!known}
      />
      <div className="relative">
        <PasswordInput
          ref={passwordRef}
          label="Wachtwoord"
          name="password"
          autoComplete="current-password"
          maxLength={limits.password}
          error={errors.password}
          autoFocus={Boolean(known)}
          visibilityToggleButtonProps={{ 'aria-label': 'Wachtwoord tonen', tabIndex: 0 }}
          {...capsLock.handlers}
        />
        <span className="absolute top-0 text-quiet text-sm" style={{ right: 0 }} role="status">
          {capsLock.isOn && 'Caps Lock staat aan'}
        </span>
      </div>
      <Button
        className={classes.forgot ?? ''}
        variant="transparent"
        onClick={onForgot}
        onPointerEnter={preloadForgot}
      >
        Wachtwoord vergeten
      </Button>
      <Button type="submit" loading={login.isPending} fullWidth>
        Login
      </Button>
      {login.isError && (
        <p className="text-error" role="alert">
          {outcomes.login.failure} {explainError(login.error)}
        </p>
      )}
    </form>
  );
}

/** Offers passkeys among the suggestions for the username, in a browser that one was used in; the code loads only there. */
function usePasskey(): boolean {
  const [isOffered] = useState(() => recall(knowsPasskey) && 'PublicKeyCredential' in window);
  const enter = useRef(useCompleteLogin());
  useEffect(() => {
    if (!isOffered) return;
    const loading = import('./passkey-login.ts');
    loading
      .then(({ waitForPasskey }) => waitForPasskey())
      .then((answer) => answer && enter.current(answer))
      .catch((error: unknown) => notify.error(`${outcomes.login.failure} ${explainError(error)}`));
    return () => void loading.then(({ stopWaitingForPasskey }) => stopWaitingForPasskey());
  }, [isOffered]);
  return isOffered;
}

/** Tells whether Caps Lock is on, as far as the keys pressed in a field show. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
