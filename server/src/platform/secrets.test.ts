import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptSecret, encryptSecret } from './secrets.ts';

const key = randomBytes(32);

test('a secret can be read with its key and owner alone, and looks different each time', () => {
  const [encrypted, again] = [encryptSecret(key, 'a', 'geheim é'), encryptSecret(key, 'a', '')];
  expect(decryptSecret(key, 'a', encrypted)).toBe('geheim é');
  expect(decryptSecret(key, 'a', again)).toBe('');
  expect(encryptSecret(key, 'a', 'geheim é')).not.toEqual(encrypted);
  expect(decryptSecret(key, 'b', encrypted)).toBeNull();
  expect(decryptSecret(randomBytes(32), 'a', encrypted)).toBeNull();
  encrypted[30] = (encrypted[30] ?? 0) ^ 1;
  expect(decryptSecret(key, 'a', encrypted)).toBeNull();
  expect(decryptSecret(key, 'a', Buffer.alloc(3))).toBeNull();
});
