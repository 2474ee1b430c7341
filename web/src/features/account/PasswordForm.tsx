import { Button, PasswordInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type PasswordErrors, passwordErrors, useChangePassword } from '../../lib/password.ts';
import { useTenant } from '../../lib/tenant.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import classes from './account.module.css';
import { accountKeys } from './queries.ts';

const REQUIRED = 'Verplicht veld';

interface Props {
  username: string;
  onClose: () => void;
}

/** Changes the own password; a failure leaves what was typed. */
export function PasswordForm({ username, onClose }: Props) {
  const cache = useQueryClient();
  const { name, displayName } = useTenant();
  const change = useChangePassword();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(currentPassword === '' && { currentPassword: REQUIRED }),
      ...(newPassword === '' && { newPassword: REQUIRED }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onError: (error) => setErrors(passwordErrors(error)),
        onSuccess: () => {
          onClose();
          // The other devices were signed out by it.
          for (const queryKey of Object.values(accountKeys)) {
            void cache.invalidateQueries({ queryKey });
          }
        },
      },
    );
  };

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <input
        className={classes.unseen}
        type="text"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordInput
        autoFocus
        label="Huidig wachtwoord"
        name="current-password"
        autoComplete="current-password"
        maxLength={limits.password}
        visibilityToggleButtonProps={{ 'aria-label': 'Huidig wachtwoord tonen', tabIndex: 0 }}
        value={currentPassword}
        error={errors.currentPassword}
        onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
      />
      <NewPasswordField
        personal={[username, name, displayName]}
        value={newPassword}
        error={errors.newPassword}
        onChange={({ currentTarget }) => setNewPassword(currentTarget.value)}
      />
      {errors.other && (
        <p className={classes.failure} role="alert">
          {errors.other}
        </p>
      )}
      <p className={classes.quiet}>Op je andere apparaten word je uitgelogd.</p>
      <div className={classes.buttons}>
        <Button type="submit" loading={change.isPending}>
          Wachtwoord opslaan
        </Button>
        <Button variant="default" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  );
}
