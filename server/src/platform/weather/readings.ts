import { bounds, type StationReading } from '@ploegplan/contract/rules/weather/parse';
import { findStation } from '@ploegplan/contract/rules/weather/stations';
import {
  mergeReadings,
  type Reading,
  type Readings,
} from '@ploegplan/contract/rules/weather/verdicts';
import type { ReadingOrigin } from '@ploegplan/contract/weather/kinds';
import { sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

const toDate = (minutes: number) => new Date(minutes * 60_000);

interface Range {
  stations: readonly number[];
  /** Minutes since 1970 in UTC, both included. */
  from: number;
  to: number;
}

/** What is known of a station. */
export interface StationReadings {
  readings: Readings;
  /** Of the last reading, in minutes since 1970 in UTC; null when there is none. */
  lastAt: number | null;
  isSample: boolean;
}

const nothing: StationReadings = { readings: new Map(), lastAt: null, isSample: false };

/** Reads what was measured in a range, or what is expected, for each station. */
export async function readReadings(
  tx: TenantTx,
  { stations, from, to }: Range,
  of: 'measured' | 'forecast' = 'measured',
): Promise<(station: number | null) => StationReadings> {
  const { rows } = await sql<Reading & { station: number; origin: ReadingOrigin }>`
    select station, origin, (extract(epoch from at) / 60)::int as at, temperature::float8, wind::float8, gust::float8,
           rain_minutes as "rainMinutes", rain::float8
      from weather_readings
     where station = any (${[...stations]}::int[]) and at between ${toDate(from)} and ${toDate(to)}
       and (origin = 'forecast') = ${of === 'forecast'}
     order by at`.execute(tx);
  const byStation = new Map(
    [...Map.groupBy(rows, ({ station }) => station)].map(([station, own]) => [
      station,
      {
        readings: mergeReadings(own),
        lastAt: own.at(-1)?.at ?? null,
        isSample: own.every(({ origin }) => origin === 'sample'),
      },
    ]),
  );
  return (station) => (station === null ? nothing : (byStation.get(station) ?? nothing));
}

/** A value that no station can measure is none. */
const within = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most ? value : null;

const limit = ({ temperature, wind, gust, rain, ...reading }: Omit<StationReading, 'station'>) => ({
  ...reading,
  temperature: within(temperature, -bounds.temperature, bounds.temperature),
  wind: within(wind, 0, bounds.wind),
  gust: within(gust, 0, 2 * bounds.wind),
  rain: within(rain, 0, 1_000),
});

/** Keeps readings over those of the same origin; returns how many of a known station there were. */
export async function keepReadings(
  tx: TenantTx,
  readings: readonly StationReading[],
  { station: asked, origin }: { station: number; origin: ReadingOrigin },
): Promise<number> {
  // Of an hour that comes twice the last one counts.
  const rows = new Map(
    readings.flatMap(({ station, ...reading }) => {
      const own = station ?? asked;
      const at = toDate(reading.at).toISOString();
      return findStation(own)
        ? [[`${own} ${at}`, { ...limit(reading), station: own, at }] as const]
        : [];
    }),
  );
  await sql`
    insert into weather_readings (station, at, origin, temperature, wind, gust, rain_minutes, rain)
    select station, at, ${origin}, temperature, wind, gust, "rainMinutes", rain
      from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as r (
        station int, at timestamptz, temperature numeric, wind numeric, gust numeric, "rainMinutes" int, rain numeric)
    on conflict (tenant_id, station, at, origin) do update
      set temperature = excluded.temperature, wind = excluded.wind, gust = excluded.gust,
          rain_minutes = excluded.rain_minutes, rain = excluded.rain`.execute(tx);
  return rows.size;
}
