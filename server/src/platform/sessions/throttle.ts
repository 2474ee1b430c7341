import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';
import { addressBlock } from './address-block.ts';

const WINDOW_SECONDS = 15 * 60;

/** Who tries to sign in as whom, and from where. */
export interface Attempt {
  tenantId: string;
  username: string;
  /** The client's address, as far as proxies are trusted to tell it. */
  address: string;
}

/**
 * Counts failed logins in the database, so that the count survives a restart and is shared by all nodes. In a quarter of an
 * hour: 10 for one account from one address block, so that a stranger elsewhere cannot keep its user out; 100 for the account
 * from anywhere; 100 for the address block within a tenant, since a whole site hut may share one.
 */
export class LoginThrottle {
  readonly #limiters: { limiter: RateLimiterPostgres; keyOf: (attempt: Attempt) => string }[];

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
    const account = ({ tenantId, username }: Attempt) => `${tenantId}:${username.toLowerCase()}`;
    const block = ({ address }: Attempt) => addressBlock(address);
    this.#limiters = [
      { limiter: limiter('login-here', 10), keyOf: (it) => `${account(it)}:${block(it)}` },
      { limiter: limiter('login-account', 100), keyOf: account },
      { limiter: limiter('login-address', 100), keyOf: (it) => `${it.tenantId}:${block(it)}` },
    ];
  }

  /** Takes an attempt before the password is looked at, so that simultaneous attempts count too. */
  async take(attempt: Attempt): Promise<void> {
    try {
      for (const { limiter, keyOf } of this.#limiters) await limiter.consume(keyOf(attempt));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new HttpProblem('too-many-requests', { retryAfterSeconds });
    }
  }

  /** After a success: forgets the failures of this account here, and gives the attempt back elsewhere. */
  async forgive(attempt: Attempt): Promise<void> {
    const [here, ...others] = this.#limiters;
    await here?.limiter.delete(here.keyOf(attempt));
    for (const { limiter, keyOf } of others) await limiter.reward(keyOf(attempt));
  }
}
