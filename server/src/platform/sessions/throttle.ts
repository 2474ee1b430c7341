import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';
import { getAddressBlock } from './address-block.ts';
import { LeakyBucket } from './leaky-bucket.ts';

const WINDOW_SECONDS = 15 * 60;

/** An attempt to sign in or to request a mail. */
export interface Attempt {
  tenantId: string;
  /** The username or e-mail address that was typed; may be empty. */
  name: string;
  /** The client's address; from a forwarded header only if the proxy is trusted. */
  address: string;
  /** The device, if this account has signed in there before, or the session in which its password is asked again. */
  device?: string | undefined;
}

/** A limit of attempts. `consume` returns after how many milliseconds to try again, 0 when the attempt was counted. */
interface Limit {
  consume(attempt: Attempt): Promise<number>;
  reward(attempt: Attempt): Promise<void>;
  /** Forgets all attempts at an account; does nothing where those of other accounts are counted with them. */
  reset(attempt: Attempt): Promise<void>;
}

const getAccountKey = ({ tenantId, name }: Attempt) => `${tenantId}:${name.toLowerCase()}`;
const block = ({ tenantId, address }: Attempt) => `${tenantId}:${getAddressBlock(address)}`;

/** Counts in the database survive a restart and are shared. Keys hold the typed name, known or not, and so reveal nothing. */
export class Throttle {
  readonly #limits: readonly Limit[];

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
  }

  /** Counts an attempt before it is checked, so that simultaneous attempts count too. Returns the rejection when there were too many. */
  async count(attempt: Attempt): Promise<HttpProblem | undefined> {
    for (const limit of this.#limits) {
      const wait = await limit.consume(attempt);
      if (wait === 0) continue;
      return new HttpProblem('too-many-requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
    }
    return undefined;
  }

  /** Counts an attempt, and throws the rejection. */
  async consume(attempt: Attempt): Promise<void> {
    const rejection = await this.count(attempt);
    if (rejection) throw rejection;
  }

  /** Takes a successful attempt back, and no more, because guesses of others are counted with it. */
  async recordSuccess(attempt: Attempt): Promise<void> {
    for (const limit of this.#limits) await limit.reward(attempt);
  }

  /** Resets the counts of an account after its owner used a mailed link, so that guesses of others no longer lock it. */
  async reset(attempt: Attempt): Promise<void> {
    for (const limit of this.#limits) await limit.reset(attempt);
  }
}

/** Counts in windows of a quarter of an hour. */
function createWindowLimit(
  pool: Pool,
  {
    name,
    points,
    getKey,
    perAccount = false,
  }: { name: string; points: number; getKey: (it: Attempt) => string; perAccount?: boolean },
): Limit {
  const limiter = new RateLimiterPostgres({
    // Without the name that it gives to statements: a pooler may not know on which connection one was prepared.
    storeClient: { query: ({ text, values }: QueryConfig) => pool.query(text, values) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: WINDOW_SECONDS,
  });
  const key = (attempt: Attempt) => getKey(attempt).slice(0, 200);
  return {
    async consume(attempt) {
      try {
        await limiter.consume(key(attempt));
        return 0;
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return rejection.msBeforeNext;
        throw rejection;
      }
    },
    reward: async (attempt) => void (await limiter.reward(key(attempt))),
    reset: async (attempt) => {
      if (perAccount) await limiter.delete(key(attempt));
    },
  };
}

/**
 * Limits the attempts at an account to 19 in any hour from all unknown devices together, ten of them at once, and as many from
 * each known device.
 */
function createAccountLimit(pool: Pool, name: string, getAccount: (it: Attempt) => string): Limit {
  const bucket = new LeakyBucket(pool, { name, burst: 10, perHour: 9 });
  const everywhere = (attempt: Attempt) => getAccount(attempt).slice(0, 150);
  const key = (attempt: Attempt) =>
    attempt.device === undefined ? everywhere(attempt) : `${everywhere(attempt)}:${attempt.device}`;
  return {
    consume: (attempt) => bucket.consume(key(attempt)),
    reward: (attempt) => bucket.reward(key(attempt)),
    reset: (attempt) => bucket.delete(everywhere(attempt)),
  };
}

/** Limits the calls of one who showed a key, whose id is the name: so many at once, and so many in an hour from then on. */
function createCallLimit(
  pool: Pool,
  name: string,
  rate: { burst: number; perHour: number },
): Limit {
  const bucket = new LeakyBucket(pool, { name, ...rate });
  return {
    consume: ({ name: id }) => bucket.consume(id),
    reward: ({ name: id }) => bucket.reward(id),
    reset: ({ name: id }) => bucket.delete(id),
  };
}

/** Attempts from a device that the account knows are not counted here: they have their own limit. */
const limitStrangers = (limit: Limit): Limit => ({
  ...limit,
  consume: async (attempt) => (attempt.device === undefined ? limit.consume(attempt) : 0),
  reward: async (attempt) => {
    if (attempt.device === undefined) await limit.reward(attempt);
  },
});

export interface Throttles {
  password: Throttle;
  /** Login attempts for a god, at any tenant. The name is the account's id. */
  god: Throttle;
  /** Login attempts with what may be a temporary password, after one of the limits above was reached. */
  temporaryPassword: Throttle;
  /** Guesses at a second factor. The name is the account's id. */
  factor: Throttle;
  /** Uses of a challenge, whose name is its own: it has one, for longer than it lives. */
  challenge: Throttle;
  /** Mail requests of visitors. */
  mail: Throttle;
  /** Attempts with a token of a mailed link; 256 bits cannot be guessed, so this only limits the load. */
  link: Throttle;
  /** Attempts with a token of no link to the planning. Attempts with a valid one are not counted. */
  planningLink: Throttle;
  /** Calls with an API key. */
  apiKey: Throttle;
  /** Attempts with a token of no card of a scaffold, or of no notice of the end of hire. */
  scaffoldCard: Throttle;
  /** What visitors send about a scaffold, by its id as the name and by their address. */
  scaffoldForm: Throttle;
}

/** The limits (decision 007). A hundred per address block and tenant, because many colleagues may share one address. */
export const createThrottles = (pool: Pool): Throttles => ({
  password: new Throttle([
    createAccountLimit(pool, 'password-account', getAccountKey),
    limitStrangers(createWindowLimit(pool, { name: 'login-address', points: 100, getKey: block })),
  ]),
  god: new Throttle([createAccountLimit(pool, 'password-god', ({ name }) => name)]),
  // A temporary password has 80 bits, which nobody guesses; this only limits the load.
  temporaryPassword: new Throttle([
    createWindowLimit(pool, { name: 'temporary-address', points: 30, getKey: block }),
  ]),
  factor: new Throttle([
    createAccountLimit(pool, 'factor-account', ({ name }) => name),
    limitStrangers(createWindowLimit(pool, { name: 'factor-address', points: 100, getKey: block })),
  ]),
  challenge: new Throttle([
    createWindowLimit(pool, { name: 'challenge', points: 1, getKey: ({ name }) => name }),
  ]),
  mail: new Throttle([
    createWindowLimit(pool, {
      name: 'mail-account',
      points: 5,
      getKey: getAccountKey,
      perAccount: true,
    }),
    createWindowLimit(pool, { name: 'mail-address', points: 100, getKey: block }),
  ]),
  link: new Throttle([
    createWindowLimit(pool, { name: 'link-address', points: 3_000, getKey: block }),
  ]),
  planningLink: new Throttle([
    createWindowLimit(pool, { name: 'planning-link-address', points: 100, getKey: block }),
  ]),
  // Five a second, which reads a page of 500 rows each, and a minute of that at once.
  apiKey: new Throttle([createCallLimit(pool, 'api-key', { burst: 300, perHour: 18_000 })]),
  scaffoldCard: new Throttle([
    createWindowLimit(pool, { name: 'scaffold-card-address', points: 100, getKey: block }),
  ]),
  scaffoldForm: new Throttle([
    createWindowLimit(pool, { name: 'scaffold-form-address', points: 10, getKey: block }),
    createWindowLimit(pool, { name: 'scaffold-form-card', points: 10, getKey: getAccountKey }),
  ]),
});
