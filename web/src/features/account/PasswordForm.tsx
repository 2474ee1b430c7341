import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { accountKeys } from '../../data/company/account.ts';
import { useNewPassword } from '../../lib/session/useNewPassword.ts';
import { PasswordFields } from '../../ui/fields/PasswordFields.tsx';

interface Props {
  username: string;
  onClose: () => void;
}

/** Changes the own password; a failure leaves what was typed. */
export function PasswordForm({ username, onClose }: Props) {
  const cache = useQueryClient();
  const form = useNewPassword({
    current: null,
    onChanged: () => {
      onClose();
      // The other devices were signed out by it.
      for (const queryKey of Object.values(accountKeys)) void cache.invalidateQueries({ queryKey });
    },
  });
  return (
    <form className="flex flex-col gap-4 max-w-form" noValidate onSubmit={form.submit}>
      <PasswordFields username={username} form={form} focus={{ autoFocus: true }} />
      <p className="text-quiet text-sm">Op je andere apparaten word je uitgelogd.</p>
      <div className="flex flex-wrap gap-2 phone-flex-col">
        <Button type="submit" loading={form.isSaving}>
          Wachtwoord opslaan
        </Button>
        <Button variant="default" onClick={onClose}>
          Annuleren
        </Button>
      </div>
    </form>
  );
}
