import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';
import { addressBlock } from './address-block.ts';

const WINDOW_SECONDS = 15 * 60;

/** An attempt to sign in or to request a mail. */
export interface Attempt {
  tenantId: string;
  /** The username or e-mail address that was typed; may be empty. */
  name: string;
  /** The client's address; from a forwarded header only if the proxy is trusted. */
  address: string;
}

interface Rule {
  /** Part of the key in the database: renaming it resets the count. */
  name: string;
  /** Maximum attempts in a quarter of an hour. */
  points: number;
  keyOf: (attempt: Attempt) => string;
  /** Counts the attempts for all accounts from one address. */
  perAddress?: true;
}

const account = ({ tenantId, name }: Attempt) => `${tenantId}:${name.toLowerCase()}`;
const block = ({ tenantId, address }: Attempt) => `${tenantId}:${addressBlock(address)}`;
const accountHere = (it: Attempt) => `${account(it)}:${addressBlock(it.address)}`;

/** Counts in the database survive a restart and are shared. Keys hold the typed name, known or not, and so reveal nothing. */
export class Throttle {
  readonly #limiters: (Pick<Rule, 'keyOf' | 'perAddress'> & { limiter: RateLimiterPostgres })[];

  constructor(pool: Pool, rules: readonly Rule[]) {
    this.#limiters = rules.map(({ name, points, keyOf, ...rule }) => ({
      ...rule,
      keyOf: (attempt) => keyOf(attempt).slice(0, 200),
      limiter: new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: WINDOW_SECONDS,
      }),
    }));
  }

  /** Counts an attempt before it is checked, so that simultaneous attempts count too. Throws when there were too many. */
  async consume(attempt: Attempt): Promise<void> {
    try {
      for (const { limiter, keyOf } of this.#limiters) await limiter.consume(keyOf(attempt));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const retryAfterSeconds = Math.ceil(rejection.msBeforeNext / 1000);
      throw new HttpProblem('too-many-requests', { retryAfterSeconds });
    }
  }

  /** After a success: resets the count of the first rule, and subtracts the attempt from the others. */
  async recordSuccess(attempt: Attempt): Promise<void> {
    const [first, ...others] = this.#limiters;
    await first?.limiter.delete(first.keyOf(attempt));
    for (const { limiter, keyOf } of others) await limiter.reward(keyOf(attempt));
  }

  /** Resets the counts of an account after its owner used a mailed link, so that guesses of others no longer lock it. */
  async reset(attempt: Attempt): Promise<void> {
    for (const { limiter, keyOf, perAddress } of this.#limiters) {
      if (!perAddress) await limiter.delete(keyOf(attempt));
    }
  }
}

export interface Throttles {
  /** Login attempts with a password. */
  password: Throttle;
  /** Login attempts for a god, at any tenant. The name is the account's id. */
  god: Throttle;
  /** Mail requests of visitors. */
  mail: Throttle;
  /** Attempts with a token of a mailed link; 256 bits cannot be guessed, so this only limits the load. */
  link: Throttle;
  /** Attempts with a token of no link to the planning. Attempts with a valid one are not counted. */
  planningLink: Throttle;
}

/**
 * The limits. Ten attempts per account and address block, so that an attacker elsewhere cannot lock the user out; a hundred per
 * account from anywhere, and per address block and tenant, because many colleagues may share one address.
 */
export const createThrottles = (pool: Pool): Throttles => ({
  password: new Throttle(pool, [
    { name: 'login-here', points: 10, keyOf: accountHere },
    { name: 'login-account', points: 100, keyOf: account },
    { name: 'login-address', points: 100, keyOf: block, perAddress: true },
  ]),
  god: new Throttle(pool, [
    { name: 'login-god-here', points: 20, keyOf: (it) => `${it.name}:${addressBlock(it.address)}` },
    { name: 'login-god', points: 1_000, keyOf: ({ name }) => name },
  ]),
  mail: new Throttle(pool, [
    { name: 'mail-account', points: 5, keyOf: account },
    { name: 'mail-address', points: 100, keyOf: block, perAddress: true },
  ]),
  link: new Throttle(pool, [
    { name: 'link-address', points: 3_000, keyOf: block, perAddress: true },
  ]),
  planningLink: new Throttle(pool, [
    { name: 'planning-link-address', points: 100, keyOf: block, perAddress: true },
  ]),
});
