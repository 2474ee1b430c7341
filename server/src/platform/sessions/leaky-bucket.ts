import type { Pool } from 'pg';

interface Options {
  /** The name is part of the key in the database: renaming it resets the count. */
  name: string;
  /** The attempts that are free at once. */
  burst: number;
  /** Attempts that become free again in an hour. Any hour so has at most `burst + perHour`. */
  perHour: number;
}

/** The moment at which the key's bucket is empty again, in milliseconds, is all that is kept of it. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Counts attempts in the table of the other limits. Unlike a window, it lets no two bursts come shortly after one another. */
export class LeakyBucket {
  readonly #pool: Pool;
  readonly #prefix: string;
  readonly #interval: number;
  readonly #capacity: number;

  constructor(pool: Pool, { name, burst, perHour }: Options) {
    this.#pool = pool;
    this.#prefix = name;
    this.#interval = Math.ceil(3_600_000 / perHour);
    this.#capacity = this.#interval * burst;
  }

  /** Counts an attempt; when there were too many it counts nothing, and returns after how many milliseconds one is free. */
  async consume(key: string): Promise<number> {
    const { rowCount } = await this.#pool.query(
      `insert into rate_limits as it (key, points, expire) values ($1, 1, ${NOW} + $2)
       on conflict (key) do update set expire = greatest(it.expire, ${NOW}) + $2
        where greatest(it.expire, ${NOW}) + $2 <= ${NOW} + $3`,
      [this.#keyOf(key), this.#interval, this.#capacity],
    );
    if (rowCount === 1) return 0;
    const { rows } = await this.#pool.query<{ wait: number }>(
      `select greatest(expire + $2 - $3 - ${NOW}, 1) as wait from rate_limits where key = $1`,
      [this.#keyOf(key), this.#interval, this.#capacity],
    );
    return rows[0]?.wait ?? 1;
  }

  async reward(key: string): Promise<void> {
    await this.#pool.query('update rate_limits set expire = expire - $2 where key = $1', [
      this.#keyOf(key),
      this.#interval,
    ]);
  }

  async delete(key: string): Promise<void> {
    await this.#pool.query('delete from rate_limits where key = $1', [this.#keyOf(key)]);
  }

  #keyOf(key: string): string {
    return `${this.#prefix}:${key}`;
  }
}
