import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useEffect, useState } from 'react';

/** The rules include a large word list, so they load separately from the page. */
const loadRules = () => import('@ploegplan/contract/session/passwords');

type Rules = Awaited<ReturnType<typeof loadRules>>;

export interface Strength {
  /** 0 for none, up to 4. */
  level: number;
  text: string;
}

/** The rules once loaded; without a connection undefined, and then only the server checks. */
export function usePasswordRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    loadRules().then(setRules, () => undefined);
  }, []);
  return rules;
}

/** The number of characters as a user counts them. */
const countCharacters = (password: string) => Array.from(password.normalize('NFC')).length;

/** The hint while a password is typed. */
export function computeStrength(
  password: string,
  personal: readonly string[],
  rules: Pick<Rules, 'findPasswordRejection' | 'scorePassword'> | null,
): Strength {
  const length = countCharacters(password);
  const missing = limits.passwordMinimum - length;
  if (length === 0) return { level: 0, text: '' };
  if (missing > 0) {
    return {
      level: 1,
      text: translateCount(missing, 'Te kort: nog {count} teken', 'Te kort: nog {count} tekens'),
    };
  }
  if (length > limits.password) {
    return {
      level: 1,
      text: translate('Te lang: hooguit {most} tekens', { most: limits.password }),
    };
  }
  if (!rules) return { level: 0, text: '' };
  if (rules.findPasswordRejection(password, personal))
    return { level: 2, text: translate('Te makkelijk te raden') };
  return rules.scorePassword(password, personal) < 4
    ? { level: 3, text: translate('Redelijk') }
    : { level: 4, text: translate('Sterk') };
}
