import '../../ui/page/mantine-screens.ts';
import { Button, Modal } from '@mantine/core';
import { session } from '@ploegplan/contract/session/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/call.ts';
import { outcomes } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { useOverlay } from '../../ui/drawer/useOverlay.ts';
import { loadNotifications } from '../../ui/messages/show-message.ts';
import { HelpContact } from '../../ui/page/HelpContact.tsx';
import classes from './form.module.css';
import { EmailForm } from './links/EmailForm.tsx';

/** Mails a link for a new password. What was typed stays until the mail is on its way. Default export for lazy loading. */
export default function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const sending = useMutation({
    mutationFn: (email: string) => call(session.forgotPassword, { body: { email } }),
    onSuccess: () => {
      notify.success(outcomes.forgotPassword.success);
      onClose();
    },
    onError: () => notify.error(outcomes.forgotPassword.failure),
  });
  const close = useOverlay(true, onClose);
  // The messages must be able to come when the connection is gone.
  useEffect(() => {
    loadNotifications().catch(() => undefined);
  }, []);
  return (
    <Modal opened onClose={close} title="Wachtwoord vergeten">
      <EmailForm
        hint="Je krijgt een mail met een link om een nieuw wachtwoord te kiezen."
        error={sending.error}
        onSend={sending.mutate}
      >
        <Button variant="default" onClick={close}>
          Annuleren
        </Button>
        <Button type="submit" loading={sending.isPending}>
          Versturen
        </Button>
      </EmailForm>
      <div className={classes.contact}>
        <HelpContact />
      </div>
    </Modal>
  );
}
