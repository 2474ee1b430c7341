import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Secrets {
  /** The nonce, the tag and the encrypted text. */
  encryptSecret(text: string): Buffer;
  /** Throws for what this installation did not encrypt. */
  decryptSecret(encrypted: Buffer): string;
}

/** Encrypts secrets of others that the server must be able to use, so that no copy of their table alone gives them away. */
export const createSecrets = (key: Buffer): Secrets => ({
  encryptSecret(text) {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
  },
  decryptSecret(encrypted) {
    const decipher = createDecipheriv(ALGORITHM, key, encrypted.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  },
});
