import { Button } from '@mantine/core';
import type { Account } from '@ploegplan/contract/account/schemas';
import { useState } from 'react';
import { PasswordForm } from './PasswordForm.tsx';
import { Section } from './Section.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  if (!account.hasPassword) {
    return (
      <Section title="Wachtwoord">
        <p>Je logt in met een link die je per mail krijgt. Daar hoort geen wachtwoord bij.</p>
      </Section>
    );
  }
  return (
    <Section title="Wachtwoord">
      {isOpen ? (
        <PasswordForm username={account.username} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2 phone-flex-col">
          <Button variant="default" onClick={() => setOpen(true)}>
            Wachtwoord wijzigen
          </Button>
        </div>
      )}
    </Section>
  );
}
