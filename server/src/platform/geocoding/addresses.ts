import { setTimeout as sleep } from 'node:timers/promises';
import type { PointAddress } from '@ploegplan/contract/geocoding/schemas';
import { parsePoint } from '@ploegplan/contract/values/points';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type GlobalTables, openGlobalTables } from '../tenants/directory.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { createGeocoder, type Geocoder } from './geocoder.ts';
import { keepAddress, readAddresses } from './repository.ts';
import { WaitingLine } from './waiting-line.ts';

/** From one request to the next: what the public service of OpenStreetMap allows. */
const INTERVAL_MS = 1_000;
/** How long an answer waits for addresses that are asked for now. */
const ANSWER_WAIT_MS = 1_500;

interface Options {
  pool: Pool;
  geocoderUrl: string | null;
  publicUrl: string | null;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Shorter in a test with many points. */
  intervalMs?: number;
}

/** The addresses of points: from the database, else one by one from the geocoder, which is asked for each point once, ever. */
export class Addresses {
  readonly #database: Kysely<GlobalTables>;
  readonly #geocoder: Geocoder | null;
  readonly #log: Options['log'];
  readonly #intervalMs: number;
  readonly #breaker = new CircuitBreaker();
  readonly #line = new WaitingLine();
  readonly #closing = new AbortController();
  #working: Promise<void> | null = null;
  #askedAt = 0;

  constructor({ pool, geocoderUrl, publicUrl, log, intervalMs = INTERVAL_MS }: Options) {
    this.#database = openGlobalTables(pool);
    this.#geocoder = geocoderUrl ? createGeocoder(geocoderUrl, { publicUrl }) : null;
    this.#log = log;
    this.#intervalMs = intervalMs;
  }

  /** @param keys of points (`createPointKey`) */
  async find(keys: readonly string[], tenantId: string): Promise<PointAddress[]> {
    const points = [...new Set(keys)];
    const known = await readAddresses(this.#database, points);
    const pending = points.filter((point) => !known.has(point) && this.#ask(point, tenantId));
    if (pending.length === 0) return points.map((point) => toPointAddress(point, known, false));
    await Promise.race([this.#working, sleep(ANSWER_WAIT_MS, null, { ref: false })]);
    const found = await readAddresses(this.#database, points);
    return points.map((point) =>
      toPointAddress(point, found, pending.includes(point) && !this.#isAway),
    );
  }

  async close(): Promise<void> {
    this.#line.clear();
    this.#closing.abort();
    await this.#working;
  }

  get #isAway(): boolean {
    return this.#geocoder === null || this.#closing.signal.aborted || this.#breaker.isOpen;
  }

  #ask(point: string, tenantId: string): boolean {
    if (this.#isAway || !this.#line.add(point, tenantId)) return false;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
    });
    return true;
  }

  async #work(): Promise<void> {
    for (let point = this.#line.next(); point !== undefined; point = this.#line.next()) {
      await this.#lookUp(point);
      // What waits is forgotten; whoever still shows it asks again after the rest.
      if (this.#isAway) this.#line.clear();
    }
  }

  /** Waits until the geocoder may be asked again. */
  async #pause(): Promise<void> {
    const wait = this.#askedAt + this.#intervalMs - Date.now();
    if (wait > 0) await sleep(wait, null, { signal: this.#closing.signal });
    this.#askedAt = Date.now();
  }

  async #lookUp(key: string): Promise<void> {
    const point = parsePoint(key);
    if (!point || !this.#geocoder) return;
    try {
      // Asked for by two companies at a time, or by another node meanwhile.
      if ((await readAddresses(this.#database, [key])).has(key)) return;
      await this.#pause();
      const address = await this.#geocoder(point, this.#closing.signal);
      this.#breaker.succeeded();
      await keepAddress(this.#database, key, address);
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      this.#breaker.failed();
      this.#log.warn({ err: error }, 'The geocoder gave no address');
    }
  }
}

const toPointAddress = (
  point: string,
  known: ReadonlyMap<string, string | null>,
  isPending: boolean,
): PointAddress => ({
  point,
  address: known.get(point) ?? null,
  isPending: isPending && !known.has(point),
});
