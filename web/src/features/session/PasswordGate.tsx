import '../../ui/page/mantine-screens.ts';
import { Button, Modal } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useNewPassword } from '../../lib/session/useNewPassword.ts';
import { PasswordFields } from '../../ui/fields/PasswordFields.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import classes from './form.module.css';
import { getPendingLogin, setPendingLogin } from './pending-login.ts';
import { useContinueAfterLogin, useLogout } from './queries.ts';

/** Replaces every page until a new password is chosen. Default export for lazy loading. */
export default function PasswordGate() {
  const username = useSession()?.username ?? '';
  const { displayName, logo } = useTenant();
  const [arrival] = useState(getPendingLogin);
  const [done, setDone] = useState(false);
  const router = useRouter();
  const goOn = useContinueAfterLogin();
  const logout = useLogout();
  const form = useNewPassword({
    current: arrival?.password ?? null,
    onChanged: async () => {
      setDone(true);
      setPendingLogin(null);
      if (arrival) await goOn(arrival.emailEmpty);
      else await router.invalidate();
    },
  });
  return (
    <main
      className="flex justify-center items-start bg-quiet"
      style={{ minHeight: '100dvh', padding: '6dvh 1rem 1rem' }}
    >
      <title>{`${translate('Wachtwoord wijzigen')} · Ploegplan`}</title>
      <Logo src={logo} alt={displayName} height={48} />
      <Modal
        opened={!done}
        onClose={() => undefined}
        title={translate('Wachtwoord wijzigen')}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        overlayProps={{ backgroundOpacity: 0 }}
      >
        <form className="flex flex-col gap-4 w-full" onSubmit={form.submit} noValidate>
          <p className="text-quiet">
            {translate('Kies eerst een eigen wachtwoord. Daarna ga je verder.')}
          </p>
          <PasswordFields username={username} form={form} focus={{ 'data-autofocus': true }} />
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => void logout()}>
              {translate('Uitloggen')}
            </Button>
            <Button type="submit" loading={form.isSaving}>
              {translate('Opslaan')}
            </Button>
          </div>
        </form>
      </Modal>
    </main>
  );
}
