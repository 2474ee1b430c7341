import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Throttle } from '../sessions/throttle.ts';

/** The time that a user has to answer a challenge, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;
const NONCE_BYTES = 24;
const MAC_BYTES = 24;

/**
 * Challenges that nothing is stored of: each holds its end and a signature over the scope that it was made for, a session or the
 * login page of a tenant. Which were used is counted with the throttles, so that each works once on all nodes.
 */
export class Challenges {
  readonly #key: Buffer;
  readonly #uses: Throttle;

  constructor(key: Buffer, uses: Throttle) {
    this.#key = key;
    this.#uses = uses;
  }

  /** A new challenge in base64url. */
  issue(scope: string): string {
    const body = Buffer.alloc(NONCE_BYTES + 6);
    randomBytes(NONCE_BYTES).copy(body);
    body.writeUIntBE(Date.now() + CHALLENGE_MS, NONCE_BYTES, 6);
    return Buffer.concat([body, this.#sign(scope, body)]).toString('base64url');
  }

  /** True for a challenge of this scope that has not ended and was not used before. */
  async redeem(scope: string, challenge: string): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== NONCE_BYTES + 6 + MAC_BYTES) return false;
    const body = bytes.subarray(0, NONCE_BYTES + 6);
    if (!timingSafeEqual(bytes.subarray(NONCE_BYTES + 6), this.#sign(scope, body))) return false;
    if (body.readUIntBE(NONCE_BYTES, 6) < Date.now()) return false;
    // The nonce and not the text: base64url has several texts for the same bytes.
    const name = body.toString('hex');
    return (await this.#uses.count({ tenantId: '', name, address: '' })) === undefined;
  }

  #sign(scope: string, body: Buffer): Buffer {
    return createHmac('sha256', this.#key)
      .update(scope)
      .update('\n')
      .update(body)
      .digest()
      .subarray(0, MAC_BYTES);
  }
}
