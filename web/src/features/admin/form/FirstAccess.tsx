import { Anchor, Button, Modal } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { useEditing } from '../../../lib/form/edit-mode.ts';
import { useOverlay } from '../../../ui/drawer/useOverlay.ts';
import { TemporaryPassword } from '../../../ui/messages/TemporaryPassword.tsx';
import { formatHost } from '../tenant-texts.ts';
import classes from './form.module.css';

interface FirstAccessProps {
  tenant: ManagedTenant;
  username: string;
  /** Null when an earlier answer had it, which was lost. */
  password: string | null;
  onClose: () => void;
}

/** How the first admin of a new tenant gets in where no mails are sent: what to hand over, once. */
export function FirstAccess({ tenant, username, password, onClose }: FirstAccessProps) {
  const close = useOverlay(true, onClose);
  // A reload would lose the password.
  useEditing(password !== null);
  const address = (
    <Anchor href={tenant.address} target="_blank" rel="noreferrer" underline="always" inherit>
      {formatHost(tenant)}
    </Anchor>
  );
  return (
    <Modal
      opened
      onClose={close}
      title={`${tenant.displayName} toegevoegd`}
      zIndex={300}
      closeOnClickOutside={false}
      closeOnEscape={password === null}
      withCloseButton={password === null}
    >
      {password === null ? (
        <div className={classes.fields}>
          <p>
            De verbinding viel even weg, dus het tijdelijke wachtwoord van {username} is niet
            getoond. Maak een nieuw: log in op {address}, en kies daar bij Gebruikers ‘Wachtwoord
            resetten’.
          </p>
          <Button ml="auto" data-autofocus onClick={onClose}>
            Klaar
          </Button>
        </div>
      ) : (
        <TemporaryPassword password={password} name={username} onClose={onClose}>
          <p>
            Inloggen op {address} als <strong>{username}</strong>, met dit tijdelijke wachtwoord:
          </p>
        </TemporaryPassword>
      )}
    </Modal>
  );
}
