import { randomInt } from 'node:crypto';

/** Without characters that look alike: 0 and o, 1 and l. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;

/** A password of 80 bits in four groups, easy to read out over the phone. */
export function makeTemporaryPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const form = new RegExp(`^[${LETTERS}]{4}(-[${LETTERS}]{4}){${GROUPS - 1}}$`);

/** Whether a password may be one that was made here; one that a user chose can look the same. */
export const isTemporary = (password: string): boolean => form.test(password);
