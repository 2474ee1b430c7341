import { translate } from '@ploegplan/contract/languages/translate';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useEditing } from '../form/edit-mode.ts';
import { findPasswordErrors, type PasswordErrors, useChangePassword } from './password.ts';

interface Options {
  /** The current password, when it was typed a moment ago. */
  current: string | null;
  onChanged: () => unknown;
}

export type NewPassword = ReturnType<typeof useNewPassword>;

/** The fields in which somebody changes the own password; a failure leaves what was typed in them. */
export function useNewPassword({ current, onChanged }: Options) {
  const change = useChangePassword();
  const [asksCurrent, setAsksCurrent] = useState(current === null);
  const [currentPassword, setCurrentPassword] = useState(current ?? '');
  const [newPassword, setNewPassword] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  useEditing(newPassword !== '' || (asksCurrent && currentPassword !== ''));

  const refuse = (error: unknown) => {
    const found = findPasswordErrors(error);
    setErrors(found);
    // The password typed to sign in is no longer valid: it was changed in the meantime.
    if (found.currentPassword && !asksCurrent) {
      setAsksCurrent(true);
      setCurrentPassword('');
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(currentPassword === '' && { currentPassword: translate('Vul je huidige wachtwoord in') }),
      ...(newPassword === '' && { newPassword: translate('Vul een nieuw wachtwoord in') }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    change.mutate({ currentPassword, newPassword }, { onSuccess: onChanged, onError: refuse });
  };

  return {
    submit,
    asksCurrent,
    isSaving: change.isPending,
    failure: errors.other,
    currentPassword: {
      value: currentPassword,
      error: errors.currentPassword,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setCurrentPassword(event.currentTarget.value),
    },
    newPassword: {
      value: newPassword,
      error: errors.newPassword,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setNewPassword(event.currentTarget.value),
    },
  };
}
