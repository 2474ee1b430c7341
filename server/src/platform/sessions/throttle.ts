import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';
import { addressBlock } from './address-block.ts';

const WINDOW_SECONDS = 15 * 60;

/** Who tries to get in as whom, and from where. */
export interface Attempt {
  tenantId: string;
  /** The username or e-mail address that was typed; empty where there is none. */
  name: string;
  /** The client's address, as far as proxies are trusted to tell it. */
  address: string;
}

interface Rule {
  /** Part of the key in the database: renaming it forgets the count. */
  name: string;
  /** Attempts in a quarter of an hour. */
  points: number;
  keyOf: (attempt: Attempt) => string;
  /** Counts what many accounts do from one place. */
  ofPlace?: true;
}

const account = ({ tenantId, name }: Attempt) => `${tenantId}:${name.toLowerCase()}`;
const block = ({ tenantId, address }: Attempt) => `${tenantId}:${addressBlock(address)}`;
const accountHere = (it: Attempt) => `${account(it)}:${addressBlock(it.address)}`;

/**
 * Counts attempts in the database, so that the count survives a restart and is shared by all nodes. Keys hold what was typed,
 * known or not: the count tells nothing.
 */
export class Throttle {
  readonly #limiters: (Pick<Rule, 'keyOf' | 'ofPlace'> & { limiter: RateLimiterPostgres })[];

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

  /** Takes an attempt before it is looked at, so that simultaneous attempts count too. */
  async take(attempt: Attempt): Promise<void> {
    try {
      for (const { limiter, keyOf } of this.#limiters) await limiter.consume(keyOf(attempt));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new HttpProblem('too-many-requests', { retryAfterSeconds });
    }
  }

  /** After a success: forgets the failures under the first rule, and gives the attempt back under the others. */
  async forgive(attempt: Attempt): Promise<void> {
    const [first, ...others] = this.#limiters;
    await first?.limiter.delete(first.keyOf(attempt));
    for (const { limiter, keyOf } of others) await limiter.reward(keyOf(attempt));
  }

  /** For who proved by a mailed link to be the owner of the account: whatever strangers tried no longer keeps them out. */
  async forget(attempt: Attempt): Promise<void> {
    for (const { limiter, keyOf, ofPlace } of this.#limiters) {
      if (!ofPlace) await limiter.delete(keyOf(attempt));
    }
  }
}

export interface Throttles {
  /** Guesses of a password. */
  password: Throttle;
  /** Guesses of a god's password, whatever tenant they are made at. The name is the account's id. */
  god: Throttle;
  /** Mails asked for by who is not signed in. */
  mail: Throttle;
  /** Tokens of mailed links: nobody guesses 256 bits, so this only bounds the work. */
  link: Throttle;
}

/**
 * The limits. Ten guesses for one account from one address block, so that a stranger elsewhere cannot keep its user out; a hundred
 * for the account from anywhere, and for the block within a tenant, since a whole site hut may share one.
 */
export const openThrottles = (pool: Pool): Throttles => ({
  password: new Throttle(pool, [
    { name: 'login-here', points: 10, keyOf: accountHere },
    { name: 'login-account', points: 100, keyOf: account },
    { name: 'login-address', points: 100, keyOf: block, ofPlace: true },
  ]),
  god: new Throttle(pool, [
    { name: 'login-god-here', points: 20, keyOf: (it) => `${it.name}:${addressBlock(it.address)}` },
    { name: 'login-god', points: 1_000, keyOf: ({ name }) => name },
  ]),
  mail: new Throttle(pool, [
    { name: 'mail-account', points: 5, keyOf: account },
    { name: 'mail-address', points: 100, keyOf: block, ofPlace: true },
  ]),
  link: new Throttle(pool, [{ name: 'link-address', points: 3_000, keyOf: block, ofPlace: true }]),
});
