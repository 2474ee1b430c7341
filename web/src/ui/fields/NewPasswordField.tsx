import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { type ChangeEvent, useDeferredValue } from 'react';
import classes from './NewPasswordField.module.css';
import { computeStrength, usePasswordRules } from './password-strength.ts';

const HELP = translate(
  'Minstens {least} tekens. Een paar losse woorden achter elkaar is sterk en makkelijk te onthouden.',
  { least: limits.passwordMinimum },
);
const STEPS = [1, 2, 3, 4];

interface Props extends Omit<PasswordInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Words that an attacker would try first: username, company. */
  personal: readonly string[];
}

/** A field for a new password, with its requirements and the strength of the typed one. */
export function NewPasswordField({ personal, value, ...input }: Props) {
  return (
    <div>
      <PasswordInput
        label={translate('Nieuw wachtwoord')}
        name="new-password"
        autoComplete="new-password"
        description={HELP}
        value={value}
        visibilityToggleButtonProps={{ 'aria-label': translate('Wachtwoord tonen'), tabIndex: 0 }}
        {...input}
      />
      <Strength password={value} personal={personal} />
    </div>
  );
}

interface StrengthProps {
  password: string;
  personal: readonly string[];
}

/** The space for this is always reserved, so that nothing moves while typing. */
function Strength({ password, personal }: StrengthProps) {
  const rules = usePasswordRules();
  const judged = useDeferredValue(password);
  const { level, text } = computeStrength(judged, personal, rules);
  return (
    <div
      className="flex items-center gap-3 mt-2 text-quiet text-sm"
      style={{ minHeight: '1.25rem' }}
    >
      <span className={classes.steps} data-level={level} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-filled={step <= level || undefined} />
        ))}
      </span>
      <span role="status">{text}</span>
    </div>
  );
}
