import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '../limits.ts';

/** Words that stand in everybody's mind here, and so in every list of guesses. */
const words = ['ploegplan', 'wachtwoord', 'welkom', 'planning', 'steiger', 'bouw'];
/** What stands in our own manual. */
const published = ['welkom-bij-ploegplan'];

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, words, published },
  graphs: adjacencyGraphs,
});

/** The estimate takes longer the longer the password; what is strong shows in its beginning. */
const ESTIMATED_LENGTH = 64;

/** Below this a password is on the list of common ones, or a pattern of a few of them. */
const MINIMUM_SCORE = 3;

export type PasswordFault = 'too_small' | 'too_big' | 'common';

/**
 * How hard a password is to guess, from 0 (at once) to 4 (not).
 * @param personal what an attacker would try first: username, company
 */
export const passwordScore = (password: string, personal: readonly string[]): number =>
  estimator.check(password.slice(0, ESTIMATED_LENGTH), [...personal]).score;

/**
 * Why a password may not be chosen; null when it may. The rules of NIST SP 800-63B-4: long enough, not on a list of common
 * ones; no demands on kinds of characters.
 */
export function passwordFault(password: string, personal: readonly string[]): PasswordFault | null {
  const { length } = Array.from(password.normalize('NFC'));
  if (length < limits.passwordMinimum) return 'too_small';
  if (length > limits.password) return 'too_big';
  return passwordScore(password, personal) < MINIMUM_SCORE ? 'common' : null;
}
