import './mantine.css';
import { Button, Modal, PasswordInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useTenant } from '../../lib/tenant.ts';
import { Logo } from '../../ui/Logo.tsx';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { keepArrival, lastArrival } from './arrival.ts';
import classes from './form.module.css';
import { useGoOn, useLogout } from './queries.ts';
import { useNewPassword } from './use-new-password.ts';

/** Stands in place of every page until somebody has chosen a password. Default export for React's lazy loading. */
export default function PasswordGate() {
  const username = useSession()?.username ?? '';
  const { name, displayName, logo } = useTenant();
  const [arrival] = useState(lastArrival);
  const [done, setDone] = useState(false);
  const router = useRouter();
  const goOn = useGoOn();
  const logout = useLogout();
  const form = useNewPassword({
    current: arrival?.password ?? null,
    onChanged: async () => {
      setDone(true);
      keepArrival(null);
      if (arrival) await goOn(arrival.emailEmpty);
      else await router.invalidate();
    },
  });
  return (
    <main className={classes.gate}>
      <title>Wachtwoord wijzigen · Ploegplan</title>
      <Logo src={logo} alt={displayName} height={48} />
      <Modal
        opened={!done}
        onClose={() => undefined}
        title="Wachtwoord wijzigen"
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        overlayProps={{ backgroundOpacity: 0 }}
      >
        <form className={classes.form} onSubmit={form.submit} noValidate>
          <p className={classes.text}>Kies eerst een eigen wachtwoord. Daarna ga je verder.</p>
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
          {form.asksCurrent && (
            <PasswordInput
              data-autofocus
              label="Huidig wachtwoord"
              name="current-password"
              autoComplete="current-password"
              maxLength={limits.password}
              visibilityToggleButtonProps={{ 'aria-label': 'Huidig wachtwoord tonen', tabIndex: 0 }}
              {...form.currentPassword}
            />
          )}
          <NewPasswordField
            data-autofocus={!form.asksCurrent || undefined}
            personal={[username, name, displayName]}
            {...form.newPassword}
          />
          {form.failure && (
            <p className={classes.failure} role="alert">
              {form.failure}
            </p>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => void logout()}>
              Uitloggen
            </Button>
            <Button type="submit" loading={form.isSaving}>
              Opslaan
            </Button>
          </div>
        </form>
      </Modal>
    </main>
  );
}
