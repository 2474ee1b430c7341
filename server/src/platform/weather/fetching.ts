import { addDays } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { forEachOf } from '../each-of.ts';
import { forEachDueTenant } from '../tenants/each.ts';
import { runInTenant, type TenantTx } from '../tenants/transaction.ts';
import { keepReadings } from './readings.ts';
import { readWeatherSettings } from './settings.ts';
import { listSites } from './sites.ts';
import { askSource, explainFault, type SourceCall } from './source.ts';

/** Minutes between two requests, and the days around today that are asked for. */
const plans = {
  recent: { url: 'recentUrl', everyMinutes: 10, back: 1, ahead: 0 },
  hourly: { url: 'hourlyUrl', everyMinutes: 180, back: 6, ahead: 0 },
  forecast: { url: 'forecastUrl', everyMinutes: 180, back: 0, ahead: 7 },
} as const;
type FetchedOrigin = keyof typeof plans;
const origins = Object.keys(plans) as FetchedOrigin[];

/** Readings of these days are fetched for the sites that are planned on them. */
const SITES = { back: 6, ahead: 7 };

interface Fetch extends SourceCall {
  origin: FetchedOrigin;
}

/** Claims a request, so that only one node makes it; false when it was made not long ago. */
async function claim(tx: TenantTx, station: number, origin: FetchedOrigin, now: Date) {
  const before = new Date(now.getTime() - plans[origin].everyMinutes * 60_000);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('weather_fetches')
    .values({ station, origin, tried_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'station', 'origin'])
        .doUpdateSet({ tried_at: now })
        .where('weather_fetches.tried_at', '<=', before),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Null where the company has no source, or does not use the readings. */
async function claimFetches(tx: TenantTx, day: string, now: Date): Promise<Fetch[] | null> {
  const settings = await readWeatherSettings(tx);
  const set = origins.filter((origin) => settings[plans[origin].url] !== '');
  if (set.length === 0 || !(await usesWeather(tx))) return null;
  const range = { from: addDays(day, -SITES.back), to: addDays(day, SITES.ahead) };
  const sites = await listSites(tx, range);
  const stations = new Set(sites.flatMap(({ station }) => station ?? []));
  const fetches: Fetch[] = [];
  for (const origin of set) {
    const { url, back, ahead } = plans[origin];
    const days = { from: addDays(day, -back), to: addDays(day, ahead) };
    const { sourceKey: key, keyHeader } = settings;
    for (const station of stations) {
      if (!(await claim(tx, station, origin, now))) continue;
      fetches.push({ origin, station, url: settings[url], ...days, key, keyHeader });
    }
  }
  return fetches;
}

const usesWeather = async (tx: TenantTx): Promise<boolean> => {
  const { rows } = await sql`
    select from tenants where id = current_tenant() and not 'weather' = any (hidden_parts)`.execute(
    tx,
  );
  return rows.length > 0;
};

const noteFetch = (
  tx: TenantTx,
  { station, origin }: Fetch,
  values: { fault: string; read_at?: Date },
) =>
  tx
    .updateTable('weather_fetches')
    .set(values)
    .where('station', '=', station)
    .where('origin', '=', origin)
    .execute();

/** What was expected of days that are over is of no use. */
const removeOldForecasts = (tx: TenantTx, day: string) =>
  sql`delete from weather_readings where origin = 'forecast' and at < ${`${day}T00:00:00Z`}::timestamptz`.execute(
    tx,
  );

interface DueFetches {
  tenantId: string;
  day: string;
  fetches: Fetch[];
}

/**
 * Fetches the readings that are due, for each tenant. Nothing waits for it: pages show what was read before. The source is asked outside a
 * transaction, and after a failure not again in this round.
 */
export async function fetchWeather(
  { pool, allowsLoopback = false }: { pool: Pool; allowsLoopback?: boolean },
  now = new Date(),
): Promise<void> {
  const due: DueFetches[] = [];
  const look = forEachDueTenant(pool, 'weather', { now }, async (tx, tenantId, { day }) => {
    const fetches = await claimFetches(tx, day, now);
    if (fetches && fetches.length > 0) due.push({ tenantId, day, fetches });
    return fetches && now;
  });
  const fetchFor = async ({ tenantId, day, fetches }: DueFetches) => {
    const within = <T>(work: (tx: TenantTx) => Promise<T>) =>
      runInTenant(pool, { tenantId, userId: null }, work);
    const failed = new Map<FetchedOrigin, string>();
    for (const fetch of fetches) {
      const { origin, station } = fetch;
      try {
        const known = failed.get(origin);
        if (known) throw new Error(known);
        const readings = await askSource(fetch, { allowsLoopback });
        await within(async (tx) => {
          if (origin === 'forecast') await removeOldForecasts(tx, day);
          await keepReadings(tx, readings, { station, origin });
          await noteFetch(tx, fetch, { fault: '', read_at: now });
        });
      } catch (error) {
        const fault = failed.get(origin) ?? explainFault(error);
        failed.set(origin, fault);
        await within((tx) => noteFetch(tx, fetch, { fault }));
      }
    }
  };
  // A tenant where one of both fails holds up no other one.
  await look.finally(() => forEachOf(due, fetchFor));
}
