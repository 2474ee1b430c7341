import { describe, expect, it } from 'vitest';
import { PASSWORD, PASSWORD_HASH } from '../../../test/data/factories.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is hashed as argon2id in PHC format, with the parameters of OWASP and a random salt', async () => {
    const [hash, again] = [
      await hashPassword('een wachtwoord'),
      await hashPassword('een wachtwoord'),
    ];
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(again).not.toBe(hash);
  });

  it('matches its own hash only', async () => {
    const hash = await hashPassword('een wachtwoord');
    expect(await verifyPassword('een wachtwoord', hash)).toBe(true);
    for (const wrong of ['een Wachtwoord', 'een wachtwoord ', '', 'een wachtwoord\0']) {
      expect(await verifyPassword(wrong, hash)).toBe(false);
    }
  });

  it('matches regardless of how its accents are composed', async () => {
    const hash = await hashPassword('caf\u00e9');
    expect(await verifyPassword('cafe\u0301', hash)).toBe(true);
  });

  it('is verified against a hash of the reference implementation of argon2', async () => {
    const reference =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
    expect(await verifyPassword('passwore', reference)).toBe(false);
  });

  it('waits its turn, and is rejected when too many wait', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 80 }, () => verifyPassword(PASSWORD, PASSWORD_HASH)),
    );
    const done = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value);
    expect(done).toHaveLength(62);
    const [rejected] = outcomes.filter(({ status }) => status === 'rejected');
    expect(rejected).toMatchObject({ reason: { code: 'unavailable' } });
    expect(await verifyPassword(PASSWORD, PASSWORD_HASH)).toBe(true);
  });

  it('does not match null or an invalid hash', async () => {
    for (const hash of [null, '', 'password', '$2b$10$abcdefghijklmnopqrstuv']) {
      expect(await verifyPassword('password', hash)).toBe(false);
    }
  });
});
