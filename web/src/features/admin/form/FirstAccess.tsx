import { Anchor, Button, Modal } from '@mantine/core';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { useEditing } from '../../../lib/form/edit-mode.ts';
import { useOverlay } from '../../../ui/drawer/useOverlay.ts';
import { TemporaryPassword } from '../../../ui/messages/TemporaryPassword.tsx';
import { formatHost } from '../tenant-texts.ts';

interface FirstAccessProps {
  tenant: ManagedTenant;
  username: string;
  /** Null when the password was in an earlier answer that was lost. */
  password: string | null;
  onClose: () => void;
}

/** Shows once what to hand over to the first admin of a new tenant, where no mails are sent. */
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
        <div className="flex flex-col gap-4">
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
