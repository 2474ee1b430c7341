import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';

const WINDOW_SECONDS = 15 * 60;

/**
 * Counts failed logins in the database, so that the count survives a restart and is shared by all nodes.
 * Per account 10, per address 100 in a quarter of an hour: a whole site hut may share one address.
 */
export class LoginThrottle {
  readonly #account: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;

  constructor(pool: Pool) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix,
        points,
        duration: WINDOW_SECONDS,
      });
    this.#account = limiter('login-account', 10);
    this.#address = limiter('login-address', 100);
  }

  /** Takes an attempt before the password is looked at, so that simultaneous attempts count too. */
  async attempt(account: string, address: string): Promise<void> {
    try {
      await this.#address.consume(address);
      await this.#account.consume(account);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new HttpProblem('too-many-requests', { retryAfterSeconds });
    }
  }

  /** Gives the attempt back after a success. */
  async forgive(account: string, address: string): Promise<void> {
    await Promise.all([this.#account.delete(account), this.#address.reward(address)]);
  }
}
