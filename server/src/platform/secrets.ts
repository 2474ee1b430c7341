import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that the server must be able to read again.
 * @param key 32 bytes
 * @param owner whose secret it is and of what: that of one cannot be read as that of another
 */
export function encryptSecret(key: Buffer, owner: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The text; null when it was encrypted with another key or for another owner, or is damaged. */
export function decryptSecret(key: Buffer, owner: string, encrypted: Buffer): string | null {
  const start = IV_BYTES + TAG_BYTES;
  if (encrypted.length < start) return null;
  const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(IV_BYTES, start));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(start)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
