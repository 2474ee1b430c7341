import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Only the hash is stored, so that a reader of the database cannot use it. The token is random enough to need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token of 256 bits for a link, and the hash to store. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}
