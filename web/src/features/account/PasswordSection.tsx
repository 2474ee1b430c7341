import { Button } from '@mantine/core';
import type { Account } from '@ploegplan/contract/account/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountKeys } from '../../data/company/account.ts';
import { useNewPassword } from '../../lib/session/useNewPassword.ts';
import { PasswordFields } from '../../ui/fields/PasswordFields.tsx';
import { Section } from './Section.tsx';

interface Props {
  username: string;
  onClose: () => void;
}

/** Changes the own password; a failure leaves what was typed. */
function PasswordForm({ username, onClose }: Props) {
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
      <p className="text-quiet text-sm">{translate('Op je andere apparaten word je uitgelogd.')}</p>
      <div className="flex flex-wrap gap-2 phone-flex-col">
        <Button type="submit" loading={form.isSaving}>
          {translate('Wachtwoord opslaan')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {translate('Annuleren')}
        </Button>
      </div>
    </form>
  );
}

export function PasswordSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  if (!account.hasPassword) {
    return (
      <Section title={translate('Wachtwoord')}>
        <p>
          {translate(
            'Je logt in met een link die je per mail krijgt. Daar hoort geen wachtwoord bij.',
          )}
        </p>
      </Section>
    );
  }
  return (
    <Section title={translate('Wachtwoord')}>
      {isOpen ? (
        <PasswordForm username={account.username} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 phone-flex-col">
          <Button variant="default" onClick={() => setOpen(true)}>
            {translate('Wachtwoord wijzigen')}
          </Button>
        </div>
      )}
    </Section>
  );
}
