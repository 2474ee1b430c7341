import { Modal, UnstyledButton } from '@mantine/core';
import type { User } from '@ploegplan/contract/users/schemas';
import { IconKey, IconMail } from '@tabler/icons-react';
import { useResetPassword } from '../../../data/company/users.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { useEditing } from '../../../lib/form/edit-mode.ts';
import { notify } from '../../../lib/notify.ts';
import { useOverlay } from '../../../ui/drawer/useOverlay.ts';
import { FormError } from '../../../ui/messages/FormError.tsx';
import { TemporaryPassword } from '../../../ui/messages/TemporaryPassword.tsx';
import classes from './form.module.css';

const icon = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  user: User;
  onClose: () => void;
}

/** Gives a user a new password by a mailed link or a temporary password, which is shown once. */
export function PasswordDialog({ user, onClose }: Props) {
  const close = useOverlay(true, onClose);
  const reset = useResetPassword(user.id);
  const { data: password } = reset;
  // A reload would lose it.
  useEditing(reset.isPending || Boolean(password));
  const mailLink = () =>
    reset.mutate('mail', {
      onSuccess: () => {
        notify.success(`Link verstuurd naar ${user.email}`);
        onClose();
      },
    });
  return (
    <Modal
      opened
      onClose={close}
      title={password ? 'Tijdelijk wachtwoord' : 'Wachtwoord resetten'}
      zIndex={300}
      closeOnClickOutside={!password}
      closeOnEscape={!password}
      withCloseButton={!password}
    >
      {password ? (
        <TemporaryPassword password={password} name={user.username} onClose={onClose} />
      ) : (
        <div className="flex flex-col gap-3">
          {reset.isError && <FormError text={explainError(reset.error)} />}
          <Choice
            Icon={IconMail}
            label="Link mailen"
            text={
              user.email
                ? `Naar ${user.email}, om zelf een wachtwoord te kiezen.`
                : 'Er is geen e-mailadres bekend.'
            }
            disabled={user.email === '' || reset.isPending}
            onClick={mailLink}
          />
          <Choice
            Icon={IconKey}
            label="Tijdelijk wachtwoord maken"
            text={`Dat geef je zelf door. ${user.username} wordt overal uitgelogd.`}
            disabled={reset.isPending}
            onClick={() => reset.mutate('temporary')}
          />
        </div>
      )}
    </Modal>
  );
}

interface ChoiceProps {
  Icon: typeof IconMail;
  label: string;
  text: string;
  disabled: boolean;
  onClick: () => void;
}

const Choice = ({ Icon, label, text, disabled, onClick }: ChoiceProps) => (
  <UnstyledButton className={classes.choice ?? ''} disabled={disabled} onClick={onClick}>
    <Icon {...icon} />
    <span>
      <span className="block font-semibold">{label}</span>
      <span className="block text-quiet text-sm wrap-anywhere">{text}</span>
    </span>
  </UnstyledButton>
);
