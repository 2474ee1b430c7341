import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '../limits.ts';

/** Words of this trade and product, which an attacker would try first. */
const words = ['ploegplan', 'wachtwoord', 'welkom', 'planning', 'steiger', 'bouw'];
/** Passwords in our own documentation. */
const published = ['welkom-bij-ploegplan'];

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, words, published },
  graphs: adjacencyGraphs,
});

/** Only the beginning is estimated, because the time grows with the length. */
const ESTIMATED_LENGTH = 64;

/** Below this a password is on the list of common ones, or a pattern of a few of them. */
const MINIMUM_SCORE = 3;

export type PasswordRejection = 'too_small' | 'too_big' | 'common';

/** How hard a password is to guess, 0 (at once) to 4 (not); `personal` is what an attacker tries first: username, company. */
export const scorePassword = (password: string, personal: readonly string[]): number =>
  estimator.check(password.slice(0, ESTIMATED_LENGTH), [...personal]).score;

/** Null when it is accepted. By NIST SP 800-63B-4: long enough and not a common one; no rules on kinds of characters. */
export function findPasswordRejection(
  password: string,
  personal: readonly string[],
): PasswordRejection | null {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < limits.passwordMinimum) return 'too_small';
  if (length > limits.password) return 'too_big';
  return scorePassword(password, personal) < MINIMUM_SCORE ? 'common' : null;
}
