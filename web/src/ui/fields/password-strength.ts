import { limits } from '@ploegplan/contract/limits';
import { useEffect, useState } from 'react';
import { formatQuantity } from '../../lib/values/numbers.ts';

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
    return { level: 1, text: `Te kort: nog ${formatQuantity(missing, 'teken', 'tekens')}` };
  }
  if (length > limits.password) {
    return { level: 1, text: `Te lang: hooguit ${limits.password} tekens` };
  }
  if (!rules) return { level: 0, text: '' };
  if (rules.findPasswordRejection(password, personal))
    return { level: 2, text: 'Te makkelijk te raden' };
  return rules.scorePassword(password, personal) < 4
    ? { level: 3, text: 'Redelijk' }
    : { level: 4, text: 'Sterk' };
}
