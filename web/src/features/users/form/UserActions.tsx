import { Anchor, Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users/schemas';
import { IconFingerprintOff, IconKey, IconLink, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useResetFactors } from '../../../data/company/users.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { DrawerPart } from '../../../ui/drawer/DrawerPart.tsx';
import { confirm } from '../../../ui/messages/confirm.ts';
import { listMails, mailLabels, useSending } from '../sending.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

const icons = { invitation: IconMailForward, link: IconLink } as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  user: User;
  isOwn: boolean;
  /** Disabled while there are unsaved changes, because the action would use the saved values. */
  isUnsaved: boolean;
}

function explainBlocked({ email, state }: User, isUnsaved: boolean, needsEmail: boolean): string {
  if (state === 'inactive') return 'Maak de gebruiker eerst weer actief.';
  if (isUnsaved) return 'Sla eerst je wijzigingen op.';
  return needsEmail && email === '' ? 'Vul een e-mailadres in om een mail te sturen.' : '';
}

export function UserActions({ user, isOwn, isUnsaved }: Props) {
  const { send, sending } = useSending(user);
  const [isResetting, setResetting] = useState(false);
  const mails = listMails(user);
  const againstMail = explainBlocked(user, isUnsaved, mails.length > 0);
  const againstReset = explainBlocked(user, isUnsaved, false);
  return (
    <DrawerPart heading="Acties">
      {mails.map((mail) => {
        const Icon = icons[mail];
        return (
          <Button
            key={mail}
            variant="default"
            justify="start"
            leftSection={<Icon {...icon} />}
            disabled={againstMail !== ''}
            loading={sending === mail}
            onClick={() => send(mail)}
          >
            {mailLabels[mail]}
          </Button>
        );
      })}
      {isOwn ? (
        <p className="block text-quiet text-sm wrap-anywhere">
          Je eigen wachtwoord wijzig je op{' '}
          <Anchor component={Link} to="/account" underline="always" inherit>
            je profiel
          </Anchor>
          .
        </p>
      ) : (
        <Button
          variant="default"
          justify="start"
          leftSection={<IconKey {...icon} />}
          disabled={againstReset !== ''}
          onClick={() => setResetting(true)}
        >
          Wachtwoord resetten
        </Button>
      )}
      {user.hasFactor && !isOwn && <ResetFactors user={user} />}
      {againstMail && <p className="block text-quiet text-sm wrap-anywhere">{againstMail}</p>}
      {isResetting && <PasswordDialog user={user} onClose={() => setResetting(false)} />}
    </DrawerPart>
  );
}

/** For who lost the phone with the passkey or app, and the recovery codes. */
function ResetFactors({ user: { id, username } }: { user: User }) {
  const resetting = useResetFactors(id);
  const reset = async () => {
    const isSure = await confirm({
      title: 'Tweede stap weghalen',
      text: `${username} logt dan in met alleen het wachtwoord, wordt overal uitgelogd en krijgt een mail. Ga eerst na dat de vraag echt van ${username} komt.`,
      confirmLabel: 'Weghalen',
      danger: true,
    });
    if (!isSure) return;
    resetting.mutate(undefined, {
      onSuccess: () => notify.success(`Tweede stap van ${username} weggehaald`),
      onError: (error) => notify.error(`Tweede stap niet weggehaald. ${explainError(error)}`),
    });
  };
  return (
    <Button
      variant="default"
      justify="start"
      leftSection={<IconFingerprintOff {...icon} />}
      loading={resetting.isPending}
      onClick={() => void reset()}
    >
      Tweede stap weghalen
    </Button>
  );
}
