import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../sessions/secret-tokens.ts';

const PERIOD_SECONDS = 30;
/** RFC 4226 recommends a secret of 160 bits. */
const SECRET_BYTES = 20;

export const makeAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const decodeAppSecret = (base32: string): Buffer =>
  Buffer.from(Secret.fromBase32(base32).bytes);

/** The address by which an app takes over a secret, as QR codes hold it. */
export const getAppAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret }).toString();

/** The time step (RFC 6238) whose code this is: the present one or one beside it, and later than the last that was used. */
export function findAppStep(secret: Buffer, code: string, lastStep = 0): number | undefined {
  const now = Date.now();
  const key = new Secret({ buffer: new Uint8Array(secret).buffer });
  const delta = new TOTP({ secret: key, period: PERIOD_SECONDS }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

/** Characters that look alike are left out: 0 and o, 1, i and l. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A recovery code of 79 bits in four groups, so that its hash needs no salt. */
function makeRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

export const makeRecoveryCodes = (): string[] => Array.from({ length: 10 }, makeRecoveryCode);

/** The hash to store; spaces, dashes and capitals make no difference. */
export const hashRecoveryCode = (code: string): Buffer =>
  hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
