import { Anchor, Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users';
import { IconKey, IconLink, IconMailForward } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { mailLabels, mailsFor, useSending } from '../sending.ts';
import classes from './form.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';

const icons = { invitation: IconMailForward, link: IconLink } as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  user: User;
  isOwn: boolean;
  /** What is typed but not saved does not count yet, which would surprise. */
  isUnsaved: boolean;
  above: <T>(question: () => Promise<T>) => Promise<T>;
}

function reasonAgainst({ email, state }: User, isUnsaved: boolean, needsEmail: boolean): string {
  if (state === 'inactive') return 'Maak de gebruiker eerst weer actief.';
  if (isUnsaved) return 'Sla eerst je wijzigingen op.';
  return needsEmail && email === '' ? 'Vul een e-mailadres in om een mail te sturen.' : '';
}

/** What can be done to let a user in. */
export function UserActions({ user, isOwn, isUnsaved, above }: Props) {
  const id = useId();
  const { send, sending } = useSending(user);
  const [closeDialog, setCloseDialog] = useState<(() => void) | null>(null);
  const mails = mailsFor(user);
  const againstMail = reasonAgainst(user, isUnsaved, mails.length > 0);
  const againstReset = reasonAgainst(user, isUnsaved, false);
  const reset = () =>
    void above(() => new Promise<void>((resolve) => setCloseDialog(() => resolve)));
  const close = () => {
    closeDialog?.();
    setCloseDialog(null);
  };
  return (
    <section className={classes.actions} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        Acties
      </h3>
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
        <p className={classes.reason}>
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
          onClick={reset}
        >
          Wachtwoord resetten
        </Button>
      )}
      {againstMail && <p className={classes.reason}>{againstMail}</p>}
      {closeDialog && <PasswordDialog user={user} onClose={close} />}
    </section>
  );
}
