import { limits } from '@ploegplan/contract/limits';
import { useEffect, useState } from 'react';

/** The rules come with a list of some hundred thousand words, so they load beside the page and not with it. */
const loadRules = () => import('@ploegplan/contract/rules/passwords');

type Rules = Awaited<ReturnType<typeof loadRules>>;

export interface Strength {
  /** 0 for nothing to say, up to 4. */
  level: number;
  text: string;
}

/** The rules once they are there; without a connection never, and then the server alone judges. */
export function usePasswordRules(): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    loadRules().then(setRules, () => undefined);
  }, []);
  return rules;
}

/** How many characters a user would count. */
const lengthOf = (password: string) => Array.from(password.normalize('NFC')).length;

/** What to say of a password while it is typed. */
export function strengthOf(
  password: string,
  personal: readonly string[],
  rules: Pick<Rules, 'passwordFault' | 'passwordScore'> | null,
): Strength {
  const length = lengthOf(password);
  const missing = limits.passwordMinimum - length;
  if (length === 0) return { level: 0, text: '' };
  if (missing > 0) {
    return { level: 1, text: `Te kort: nog ${missing} ${missing === 1 ? 'teken' : 'tekens'}` };
  }
  if (length > limits.password) {
    return { level: 1, text: `Te lang: hooguit ${limits.password} tekens` };
  }
  if (!rules) return { level: 0, text: '' };
  if (rules.passwordFault(password, personal)) return { level: 2, text: 'Te makkelijk te raden' };
  return rules.passwordScore(password, personal) < 4
    ? { level: 3, text: 'Redelijk' }
    : { level: 4, text: 'Sterk' };
}
