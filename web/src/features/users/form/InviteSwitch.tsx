import { Switch } from '@mantine/core';
import type { CustomInput } from '../../../ui/form/fields.ts';
import { type FormValues, isInviting } from './values.ts';

/** Inviting needs an e-mail address; with one it is on by default. */
export function InviteSwitch({ values, change }: CustomInput<FormValues>) {
  const hasEmail = values.email.trim() !== '';
  return (
    <Switch
      label="Uitnodiging sturen"
      description={
        hasEmail
          ? 'Een mail met een link om een wachtwoord te kiezen.'
          : 'Vul een e-mailadres in om uit te nodigen. Zonder mail maak je na het toevoegen een tijdelijk wachtwoord.'
      }
      disabled={!hasEmail}
      withThumbIndicator={false}
      checked={isInviting(values)}
      onChange={({ currentTarget }) => change({ invite: currentTarget.checked })}
    />
  );
}
