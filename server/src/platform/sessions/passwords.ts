import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { runInHashQueue } from './hash-queue.ts';

const derive = promisify(argon2);

/** OWASP's argon2id setting for interactive login: 19 MiB, 2 passes, 1 lane. Memory is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

const computeTag = (password: string, nonce: Buffer, parameters: Parameters) =>
  runInHashQueue(() =>
    derive('argon2id', {
      message: password.normalize('NFC'),
      nonce,
      tagLength: TAG_BYTES,
      ...parameters,
    }),
  );

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password as an argon2id string in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await computeTag(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A dummy hash with the same cost as a real one, so that an unknown user takes as long as a wrong password. */
const dummyHash = await hashPassword(randomBytes(16).toString('hex'));

/** Whether the password matches the hash. `null` (unknown user, or no password yet) takes the same time and returns false. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, m, t, p, salt, tag] = form.exec(hash ?? dummyHash) ?? [];
  if (!salt || !tag) return false;
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await computeTag(password, Buffer.from(salt, 'base64'), parameters);
  return timingSafeEqual(actual, expected) && hash !== null;
}
