import { PasswordInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useTenant } from '../../lib/session/tenant.ts';
import type { NewPassword } from '../../lib/session/useNewPassword.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

interface Props {
  username: string;
  form: NewPassword;
  /** The way that the first field gets the focus; a dialog uses an attribute of its own. */
  focus: { autoFocus: true } | { 'data-autofocus': true };
}

/** The fields of a changed password: the current one unless it is known, and the new one. */
export function PasswordFields({ username, form, focus }: Props) {
  const { name, displayName } = useTenant();
  return (
    <>
      <input
        className="sr-only border-0"
        type="text"
        name="username"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      {form.asksCurrent && (
        <PasswordInput
          {...focus}
          label={translate('Huidig wachtwoord')}
          name="current-password"
          autoComplete="current-password"
          maxLength={limits.password}
          visibilityToggleButtonProps={{
            'aria-label': translate('Huidig wachtwoord tonen'),
            tabIndex: 0,
          }}
          {...form.currentPassword}
        />
      )}
      <NewPasswordField
        {...(!form.asksCurrent && focus)}
        personal={[username, name, displayName]}
        {...form.newPassword}
      />
      {form.failure && (
        <p className="text-error" role="alert">
          {form.failure}
        </p>
      )}
    </>
  );
}
