import { Button, PasswordInput, TextInput } from '@mantine/core';
import type { Account } from '@ploegplan/contract/account/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { explainEmail } from './email-help.ts';
import { Section } from './Section.tsx';
import { useEmailForm } from './useEmailForm.ts';

/** Shows the e-mail address. Changing it takes the password, because a new password is mailed to that address. */
export function EmailSection({ account }: { account: Account }) {
  const form = useEmailForm(account);
  return (
    <Section title={translate('E-mail')}>
      <form className="flex flex-col gap-4 max-w-form" noValidate onSubmit={form.submit}>
        <TextInput
          label={translate('E-mailadres')}
          type="email"
          name="email"
          autoComplete="email"
          description={explainEmail(account)}
          maxLength={limits.email}
          value={form.email}
          error={form.errors.email}
          onChange={({ currentTarget }) => form.setEmail(currentTarget.value)}
        />
        {form.isChanged && account.hasPassword && (
          <PasswordInput
            label={translate('Huidig wachtwoord')}
            name="current-password"
            autoComplete="current-password"
            description={translate('Zo weten we zeker dat jij het bent.')}
            maxLength={limits.password}
            visibilityToggleButtonProps={{
              'aria-label': translate('Huidig wachtwoord tonen'),
              tabIndex: 0,
            }}
            value={form.currentPassword}
            error={form.errors.currentPassword}
            onChange={({ currentTarget }) => form.setCurrentPassword(currentTarget.value)}
          />
        )}
        {form.errors.other && (
          <p className="text-error" role="alert">
            {form.errors.other}
          </p>
        )}
        {form.isChanged && (
          <div className="flex flex-wrap gap-2 phone-flex-col">
            <Button type="submit" loading={form.isSaving}>
              {translate('E-mailadres opslaan')}
            </Button>
            <Button variant="default" onClick={form.clear}>
              {translate('Annuleren')}
            </Button>
          </div>
        )}
      </form>
    </Section>
  );
}
